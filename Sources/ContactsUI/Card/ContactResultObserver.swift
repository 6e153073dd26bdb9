extension CNContactViewController {
    /// Calls a closure after the delegate. Returns a closure that removes it; for the module CaretContactsUI.
    public final func _onComplete(_ body: @escaping @MainActor (CNContact?) -> Void) -> @MainActor () -> Void {
        delegateHub.observe(ContactResultObserver(body))
    }

    /// Notifies the delegate and the closures.
    final func complete(_ contact: CNContact?) { delegateHub.notify { $0.contactViewController(self, didCompleteWith: contact) } }
}

/// Passes the result of a contact controller to a closure.
private final class ContactResultObserver: NSObject, CNContactViewControllerDelegate {
    private let body: @MainActor (CNContact?) -> Void
    init(_ body: @escaping @MainActor (CNContact?) -> Void) { self.body = body }
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) { body(contact) }
}
