public import Foundation

/// A request for contacts.
///
/// - Source: https://developer.apple.com/documentation/contacts/cncontactfetchrequest
open class CNContactFetchRequest: CNFetchRequest {
    /// Creates a request for all contacts.
    ///
    /// - Parameter keysToFetch: The properties that the app needs.
    public init(keysToFetch: [any CNKeyDescriptor]) {
        self.keysToFetch = keysToFetch
    }

    /// The condition, one of the predicates of ``CNContact``; `nil`, the default, for all contacts.
    open var predicate: NSPredicate?
    /// The properties that the app needs.
    open var keysToFetch: [any CNKeyDescriptor]
    /// Whether contacts are of type ``CNMutableContact``; `false` by default.
    open var mutableObjects = false
    /// Whether linked contacts are one contact; `true` by default.
    ///
    /// > Difference from Apple: Contacts are not linked, so that both values have the same result.
    open var unifyResults = true
    /// The order; `.none` by default.
    open var sortOrder = CNContactSortOrder.none
}
