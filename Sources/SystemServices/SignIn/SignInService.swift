import Foundation
internal import Synchronization

/// The accounts of the person at the device, and the answers to an app that asks the person to sign in.
///
/// By default the device has one Apple Account and no saved passwords, and alerts ask the person at the window. A test
/// gives the answers:
///
/// ```swift
/// app.system.signIn.webAnswer = .url(callback)
/// app.system.signIn.answer = .appleAccount(hidesEmail: true)
/// ```
///
/// The answers stay until they are changed. The log has neither names nor secrets. All members may be used on any
/// thread.
public final class SignInService: Sendable {
    /// An answer to a web session.
    public enum WebAnswer: Hashable, Sendable {
        /// An alert asks the person at the window, who signs in with the browser of the desktop.
        case ask
        /// The page redirects to a URL. The URL has to match the callback of the session.
        case url(URL)
        /// The person cancels.
        case cancel
    }

    /// An answer to a request for an account.
    public enum Answer: Hashable, Sendable {
        /// An alert asks the person at the window.
        case ask
        /// The person continues with the Apple Account.
        case appleAccount(hidesEmail: Bool)
        /// The person continues with the saved password of a user.
        case password(user: String)
        /// The person cancels.
        case cancel
        /// The system cannot sign the person in.
        case failure
    }

    struct State {
        var webAnswer = WebAnswer.ask
        var answer = Answer.ask
        var account: AppleAccount? = AppleAccount()
        var passwords: [SavedPassword] = []
        var states: [String: AppleAccountState] = [:]
        /// The addresses that users shared with the app at their first sign-in, by user.
        var sharedEmails: [String: String] = [:]
        var webSignIns: [WebSignIn] = []
        var isUsed = false
    }

    let state = Mutex(State())

    package init() {}

    /// The answer to the next web sessions; `.ask` by default.
    public var webAnswer: WebAnswer {
        get { state.withLock { $0.webAnswer } }
        set { state.withLock { $0.webAnswer = newValue } }
    }

    /// The answer to the next requests for an account; `.ask` by default.
    public var answer: Answer {
        get { state.withLock { $0.answer } }
        set { state.withLock { $0.answer = newValue } }
    }

    /// The Apple Account of the device; John Appleseed's by default, `nil` for none.
    public var account: AppleAccount? {
        get { state.withLock { $0.account } }
        set { state.withLock { $0.account = newValue } }
    }

    /// The saved passwords that the device offers to the app; none by default.
    public var passwords: [SavedPassword] {
        get { state.withLock { $0.passwords } }
        set { state.withLock { $0.passwords = newValue } }
    }

    /// The web sessions that the app started, oldest first; at most ``RequestLog/limit``.
    public var webSignIns: [WebSignIn] { state.withLock { $0.webSignIns } }

    /// Whether and how a user has signed in to the app with Apple; `.notFound` by default, `.authorized` after the user
    /// signed in.
    public subscript(user: String) -> AppleAccountState {
        get { state.withLock { $0.states[user] ?? .notFound } }
        set { state.withLock { $0.states[user] = newValue } }
    }

    /// The user stops using the Apple Account with the app. The app is notified on the main queue.
    public func revoke(user: String) {
        self[user] = .revoked
        DispatchQueue.main.async { NotificationCenter.default.post(name: Self.revocation, object: nil) }
    }

    /// The name of the notification about a revocation.
    package static let revocation = Notification.Name("ASAuthorizationAppleIDCredentialRevokedNotification")
}

extension SignInService {
    /// Records that the app uses the service, so that the panel shows it.
    package func markUsed() { state.withLock { $0.isUsed = true } }

    package func record(_ signIn: WebSignIn) {
        state.withLock { state in
            state.isUsed = true
            state.webSignIns.append(signIn)
            if state.webSignIns.count > RequestLog.limit { state.webSignIns.removeFirst() }
        }
    }

    /// Records that a user signs in with Apple.
    ///
    /// - Parameters:
    ///   - user: The identifier of the user.
    ///   - email: The address that the user shares, if this is the first sign-in; `nil` if the app did not ask for it.
    /// - Returns: Whether the user signs in for the first time, and the address that the user shared at that time.
    package func authorize(user: String, email: String?) -> (isFirst: Bool, email: String?) {
        state.withLock { state in
            let isFirst = state.states[user] != .authorized
            state.states[user] = .authorized
            if isFirst { state.sharedEmails[user] = email }
            return (isFirst, state.sharedEmails[user])
        }
    }
}
