// Closures that are called after the delegate, for the module CaretContactsUI. Each method returns a closure that
// removes the observer. As with a delegate, the methods that observers implement decide how the user selects.

extension CNContactPickerViewController {
    /// Calls a closure when the user has cancelled.
    public final func _onCancel(_ body: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        delegateHub.observe(CancelObserver(body))
    }

    /// Calls a closure when the user has selected a contact.
    public final func _onContact(_ body: @escaping @MainActor (CNContact) -> Void) -> @MainActor () -> Void {
        delegateHub.observe(ContactObserver(body))
    }

    /// Calls a closure when the user has selected contacts.
    public final func _onContacts(_ body: @escaping @MainActor ([CNContact]) -> Void) -> @MainActor () -> Void {
        delegateHub.observe(ContactsObserver(body))
    }

    /// Calls a closure when the user has selected a property.
    public final func _onProperty(_ body: @escaping @MainActor (CNContactProperty) -> Void) -> @MainActor () -> Void {
        delegateHub.observe(PropertyObserver(body))
    }

    /// Calls a closure when the user has selected properties.
    public final func _onProperties(_ body: @escaping @MainActor ([CNContactProperty]) -> Void) -> @MainActor () -> Void {
        delegateHub.observe(PropertiesObserver(body))
    }
}

private final class CancelObserver: NSObject, CNContactPickerDelegate {
    private let body: @MainActor () -> Void
    init(_ body: @escaping @MainActor () -> Void) { self.body = body }
    func contactPickerDidCancel(_ picker: CNContactPickerViewController) { body() }
}

private final class ContactObserver: NSObject, CNContactPickerDelegate {
    private let body: @MainActor (CNContact) -> Void
    init(_ body: @escaping @MainActor (CNContact) -> Void) { self.body = body }
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) { body(contact) }
}

private final class ContactsObserver: NSObject, CNContactPickerDelegate {
    private let body: @MainActor ([CNContact]) -> Void
    init(_ body: @escaping @MainActor ([CNContact]) -> Void) { self.body = body }
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) { body(contacts) }
}

private final class PropertyObserver: NSObject, CNContactPickerDelegate {
    private let body: @MainActor (CNContactProperty) -> Void
    init(_ body: @escaping @MainActor (CNContactProperty) -> Void) { self.body = body }
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) { body(contactProperty) }
}

private final class PropertiesObserver: NSObject, CNContactPickerDelegate {
    private let body: @MainActor ([CNContactProperty]) -> Void
    init(_ body: @escaping @MainActor ([CNContactProperty]) -> Void) { self.body = body }
    func contactPicker(_ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]) {
        body(contactProperties)
    }
}
