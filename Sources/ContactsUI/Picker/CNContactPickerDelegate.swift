/// The methods that a contact picker calls. All are optional.
///
/// The methods that the delegate implements decide how the user selects:
///
/// | method | selection |
/// |---|---|
/// | `didSelect` with contacts | several contacts |
/// | `didSelectContactProperties` | several properties of contacts |
/// | `didSelect` with a contact | one contact |
/// | `didSelect` with a property | one property of a contact |
///
/// > Difference from Apple: The types of the methods' results are inferred, so that the picker knows which methods the
/// > delegate implements. As a type, the protocol is therefore written `any CNContactPickerDelegate`.
///
/// - Source: https://developer.apple.com/documentation/contactsui/cncontactpickerdelegate
@preconcurrency @MainActor public protocol CNContactPickerDelegate: NSObjectProtocol {
    /// `Void` if the delegate implements the method for one contact.
    associatedtype ContactSelection = UnimplementedSelection
    /// `Void` if the delegate implements the method for one property.
    associatedtype PropertySelection = UnimplementedSelection
    /// `Void` if the delegate implements the method for several contacts.
    associatedtype ContactsSelection = UnimplementedSelection
    /// `Void` if the delegate implements the method for several properties.
    associatedtype PropertiesSelection = UnimplementedSelection

    /// Called after the user pressed "Cancel" or closed the picker.
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    /// Called after the user selected a contact. The picker dismisses itself afterwards.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) -> ContactSelection
    /// Called after the user selected a property. The picker dismisses itself afterwards.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) -> PropertySelection
    /// Called after the user selected several contacts. The picker dismisses itself afterwards.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) -> ContactsSelection
    /// Called after the user selected several properties. The picker dismisses itself afterwards.
    func contactPicker(
        _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]
    ) -> PropertiesSelection
}

extension CNContactPickerDelegate {
    /// Does nothing.
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    /// Does nothing.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) -> UnimplementedSelection {
        UnimplementedSelection()
    }
    /// Does nothing.
    public func contactPicker(
        _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
    ) -> UnimplementedSelection { UnimplementedSelection() }
    /// Does nothing.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) -> UnimplementedSelection {
        UnimplementedSelection()
    }
    /// Does nothing.
    public func contactPicker(
        _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]
    ) -> UnimplementedSelection { UnimplementedSelection() }
}
