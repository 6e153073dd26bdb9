import Foundation
import Observation
import TodoKit

/// Who comes in, and what becomes of it. Both styles have the same one.
@Observable @MainActor final class Login {
    var name = ""
    var password = ""
    /// Why the last try came to nothing.
    private(set) var problem: String?
    private(set) var isBusy = false
    /// Whose list would have to go first, and how many changes with it; `nil` for nobody's.
    private(set) var obstacle: (owner: Account, waiting: Int)?
    /// Who has logged in; `nil` for nobody.
    private(set) var user: String?

    /// The try that is under way, or the last one.
    @ObservationIgnored var running: Task<Void, Never>?
    @ObservationIgnored let session: Session
    @ObservationIgnored private let book: TodoBook

    init(_ session: Session, _ book: TodoBook) { (self.session, self.book) = (session, book) }

    var canEnter: Bool { !isBusy && !name.allSatisfy(\.isWhitespace) && !password.isEmpty }

    /// Reads who has logged in at an earlier start.
    func look() async { user = await session.name }

    /// Lets in who stands in the fields, or says in ``problem`` why not.
    ///
    /// - Returns: whether they are in.
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
        // It has done its work, and is nobody's to find.
        password = ""
        await look()
        book.reload()
        return true
    }

    /// Lets nobody in any more until somebody logs in. The list stays.
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
