public import Foundation

/// The keys of properties that an app needs: a key such as ``CNContactGivenNameKey``, or the keys that a formatter
/// needs.
///
/// > Difference from Apple: The protocol has no requirements of its own, so that strings adopt it.
///
/// - Source: https://developer.apple.com/documentation/contacts/cnkeydescriptor
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

extension CNKeyDescriptor {
    /// The keys that the descriptor stands for.
    var keys: Set<String> {
        switch self {
        case let key as String: [key]
        case let key as NSString: [String(describing: key)]
        case let set as KeySet: set.keys
        default: []
        }
    }
}

extension Sequence<any CNKeyDescriptor> {
    /// The keys of all descriptors.
    var keys: Set<String> { reduce(into: []) { $0.formUnion($1.keys) } }
}
