/// The methods that the controller of a contact calls. All are optional.
///
/// - Source: https://developer.apple.com/documentation/contactsui/cncontactviewcontrollerdelegate
@preconcurrency @MainActor public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    /// Returns whether the action of a property may follow, such as a call; `true` by default.
    func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool
    /// Called after the user saved a contact or cancelled; `nil` for a new contact that was not saved.
    ///
    /// The delegate dismisses the controller of a new contact.
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
    /// Returns `true`.
    public func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool { true }
    /// Does nothing.
    public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
}
