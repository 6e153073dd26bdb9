import Foundation
import Observation
import TodoKit

/// The login and its state. Both styles share one.
@Observable @MainActor final class Login {
    var name = ""
    var password = ""
    /// The reason why the last attempt failed.
    private(set) var problem: String?
    private(set) var isBusy = false
    /// The owner of the list that a login would delete, and the number of unsent changes; `nil` for none.
    private(set) var obstacle: (owner: Account, waiting: Int)?
    /// The logged-in user; `nil` for none.
    private(set) var user: String?

    /// The running attempt, or the last one.
    @ObservationIgnored var running: Task<Void, Never>?
    @ObservationIgnored let session: Session
    @ObservationIgnored private let book: TodoBook

    init(_ session: Session, _ book: TodoBook) { (self.session, self.book) = (session, book) }

    var canEnter: Bool { !isBusy && !name.allSatisfy(\.isWhitespace) && !password.isEmpty }

    /// Reads the user of an earlier launch.
    func look() async { user = await session.name }

    /// Logs in with the name and password of the fields, or sets ``problem``.
    ///
    /// - Returns: whether the login succeeded.
    @discardableResult func enter(isNew: Bool = false, replacing: Bool = false) async -> Bool {
        guard canEnter else { return false }
        (isBusy, problem, obstacle) = (true, nil, nil)
        defer { isBusy = false }
        do {
            let credentials = Credentials(name: name, password: password)
            try await book.alone { try await session.enter(credentials, isNew: isNew, replacing: replacing) }
        } catch let error as TodoError {
            say(error)
            return false
        } catch is CancellationError {
            return false
        } catch {
            problem = "\(error)"
            return false
        }
        // The password is not needed any more, and must not stay in memory.
        password = ""
        await look()
        book.reload()
        return true
    }

    /// Logs out. The list stays.
    func leave() async {
        user = nil
        await session.leave()
        await look()
        book.startSync()
    }

    private func say(_ error: TodoError) {
        switch error {
        case .unauthorized: problem = "That is not the password, or there is no such name."
        case .otherAccount(let owner, let waiting): obstacle = (owner, waiting)
        default: problem = "\(error)"
        }
    }
}
