import Contacts
import UIKitCore

/// A row of a contact's card.
struct ContactRow {
    let property: CNContactProperty
    /// The label above the value.
    let label: String
    /// The value, on one or more lines.
    let text: String
    /// The address that the row opens; `nil` for a row without an action.
    let url: URL?
}
