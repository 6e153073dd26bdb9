import Contacts
import UIKitCore

/// Receives the result of a form that ``CNContactViewController`` presents itself.
final class NewContactObserver: NSObject, CNContactViewControllerDelegate {
    private let complete: @MainActor (CNContact?) -> Void

    init(_ complete: @escaping @MainActor (CNContact?) -> Void) {
        self.complete = complete
    }

    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) { complete(contact) }
}
