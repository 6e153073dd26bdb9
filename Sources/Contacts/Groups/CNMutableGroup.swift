/// A group whose name the app changes.
///
/// - Source: https://developer.apple.com/documentation/contacts/cnmutablegroup
open class CNMutableGroup: CNGroup {
    /// The name; "" by default.
    open override var name: String {
        get { super.name }
        set { storedName = newValue }
    }
}
