public import Foundation

/// A request to a store of contacts.
///
/// - Source: https://developer.apple.com/documentation/contacts/cnfetchrequest
open class CNFetchRequest: NSObject {
    override init() {}
}
