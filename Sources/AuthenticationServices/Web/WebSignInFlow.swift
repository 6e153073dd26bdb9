internal import SystemServices

/// The course of one web session: the question, the browser and the callback.
@MainActor final class WebSignInFlow {
    typealias Result = Swift.Result<URL, ASWebAuthenticationSessionError>

    private let request: WebSignIn
    private let callback: ASWebAuthenticationSession.Callback?
    private weak var host: ApplicationHost?
    private let services = SystemServices.current
    /// Called with the result; `nil` after the end.
    private var completion: (@MainActor (Result) -> Void)?
    private var alert: Int?
    private var interceptor: Int?
    private var listener: LoopbackListener?

    init(_ request: WebSignIn, _ callback: ASWebAuthenticationSession.Callback?) {
        self.request = request
        self.callback = callback
        host = ApplicationHost.current
    }

    /// Starts the session.
    ///
    /// - Parameter completion: Called once later, with the callback URL or an error.
    func start(completion: @escaping @MainActor (Result) -> Void) {
        self.completion = completion
        services.signIn.record(request)
        // Queries have secrets, such as the state of the request.
        services.requests.record("signIn", "signs in at \(page) with a callback of the scheme \(callback?.scheme ?? "of the app")")
        switch services.signIn.webAnswer {
        case .ask: request.isEphemeral ? openBrowser() : askForPermission()
        case .cancel: Self.deferred { self.finish(.failure(ASWebAuthenticationSessionError(.canceledLogin))) }
        case .url(let url): Self.deferred { self.finishAsTold(with: url) }
        }
    }

    /// Ends the session without a result.
    func cancel() {
        completion = nil
        cleanUp()
    }

    /// Runs a handler later on the main actor. Meanwhile `settle` waits.
    static func deferred(_ handler: @escaping @MainActor () -> Void) { MainQueue.runLater("a web session", handler) }

    static func reportScheme(of url: URL) {
        Diagnostics.report(
            "authenticationServices.page",
            "ASWebAuthenticationSession: the scheme “\(url.scheme ?? "")” is not that of a page. Pass a URL with http or https and a host.")
    }

    private var page: String { request.url.host ?? "" }

    private func askForPermission() {
        show(
            SystemAlert(
                title: "“\(PermissionRequests.appName)” Wants to Use “\(page)” to Sign In",
                message: "This allows the app and website to share information about you.",
                buttons: [.init("Cancel", style: .cancel), .init("Continue")], preferredButton: 1)
        ) { flow in flow.openBrowser() }
    }

    private func openBrowser() {
        guard let host, completion != nil else { return fail() }
        interceptor = host.urlInterceptors.add { [weak self] url in self?.receive(url) ?? false }
        if callback?.scheme == "http" {
            listener = LoopbackListener(for: request.url) { [weak self] url in _ = self?.receive(url) }
        }
        let work = PendingWork.begin("the browser of a web session")
        host.application.open(request.url) { [weak self] didOpen in
            PendingWork.end(work)
            guard let self, self.completion != nil else { return }
            guard didOpen else {
                Diagnostics.report("authenticationServices.browser", "No browser opens “\(self.page)”, so the sign-in is cancelled.")
                return self.fail()
            }
            self.waitForCallback()
        }
    }

    /// Shows an alert until the callback is received.
    private func waitForCallback(isRetry: Bool = false) {
        let retry = "The copied text is not the address at which the sign-in ended."
        show(
            SystemAlert(
                title: "Continue in Your Browser",
                message: isRetry ? retry : "If “\(page)” does not return here after the sign-in, copy the address from the browser.",
                buttons: [.init("Cancel", style: .cancel), .init("Use Copied Address")])
        ) { flow in
            let copied = UIPasteboard.general.string?.trimmingCharacters(in: .whitespacesAndNewlines)
            guard let url = copied.flatMap(URL.init(string:)), flow.isSafeCopy(url), flow.receive(url) else {
                return flow.waitForCallback(isRetry: true)
            }
        }
    }

    /// Shows an alert whose first button cancels.
    private func show(_ alert: SystemAlert, proceed: @escaping @MainActor (WebSignInFlow) -> Void) {
        guard let host else { return fail() }
        self.alert = host.systemAlerts.show(alert) { [weak self] index in
            guard let self, self.completion != nil else { return }
            self.alert = nil
            if index == 1 { proceed(self) } else { self.fail() }
        }
    }

    /// Ends the session if a URL is its callback. Returns whether it is.
    private func receive(_ url: URL) -> Bool {
        guard completion != nil, isCallback(url) else { return false }
        finish(.success(url))
        return true
    }

    /// Returns whether a copied address can be the callback of the session. Other pages have the scheme `http`, too.
    private func isSafeCopy(_ url: URL) -> Bool {
        guard url.scheme?.lowercased() == "http" else { return true }
        guard let address = LoopbackListener.address(in: request.url) else { return false }
        return url.host == address.host && url.port == address.port && url.path == address.path
    }

    private func isCallback(_ url: URL) -> Bool {
        // Without a callback, the app receives any scheme of its own.
        guard let callback else {
            return url.scheme.map { !["http", "https", "file", "mailto", "tel"].contains($0.lowercased()) } ?? false
        }
        return callback.matchesURL(url)
    }

    /// A page cannot redirect the session to another scheme than that of the callback.
    private func finishAsTold(with url: URL) {
        guard isCallback(url) else {
            Diagnostics.report(
                "authenticationServices.webAnswer",
                "The answer's scheme “\(url.scheme ?? "")” does not match the callback of the session. The sign-in is cancelled.")
            return fail()
        }
        finish(.success(url))
    }

    private func fail() { finish(.failure(ASWebAuthenticationSessionError(.canceledLogin))) }

    private func finish(_ result: Result) {
        let completion = exchange(&completion, with: nil)
        cleanUp()
        completion?(result)
    }

    private func cleanUp() {
        interceptor.map { host?.urlInterceptors.remove($0) }
        interceptor = nil
        listener?.stop()
        listener = nil
        if let alert = exchange(&alert, with: nil) { host?.systemAlerts.withdraw(alert) }
    }
}
