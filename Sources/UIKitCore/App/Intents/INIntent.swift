import Foundation

/// A request that the app can perform, such as sending a message. The superclass of all intents of the module
/// `Intents`.
///
/// The class is here because ``UIApplicationDelegate/application(_:handlerFor:)`` has it as its argument. An app
/// imports `Intents` for the kinds of intents.
/// - Source: https://developer.apple.com/documentation/intents/inintent
open class INIntent: NSObject {
    /// The identifier of the intent; `nil` until the system creates one.
    open internal(set) var identifier: String?
    /// The phrase that the app suggests for the user's voice; `nil` by default.
    open var suggestedInvocationPhrase: String?
    /// The description of the request; `nil` for an intent without one.
    open var intentDescription: String? { nil }
    /// The images of parameters, by the key path of the parameter.
    package final var images: [AnyKeyPath: AnyObject] = [:]

    /// Creates an intent without parameters.
    public override init() { super.init() }

    /// Sets the identifier of a performed or donated intent.
    package final func setIdentifier(_ identifier: String) { self.identifier = identifier }
}
