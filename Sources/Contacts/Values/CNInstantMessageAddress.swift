public import Foundation

/// An address for messages.
///
/// - Source: https://developer.apple.com/documentation/contacts/cninstantmessageaddress
open class CNInstantMessageAddress: NSObject, NSCopying {
    private let content: [String]

    /// Creates an address.
    public init(username: String, service: String) {
        content = [username, service]
    }

    /// Creates an empty address.
    public convenience override init() { self.init(username: "", service: "") }

    /// The name of the user.
    open var username: String { content[0] }
    /// The service, such as ``CNInstantMessageServiceJabber``.
    open var service: String { content[1] }

    /// Returns the name of a property as the user reads it.
    open class func localizedString(forKey key: String) -> String { LabelNames.title(ofKey: key) }

    /// Returns the name of a service as the user reads it.
    open class func localizedString(forService service: String) -> String { names[service] ?? service }

    private static let names = [CNInstantMessageServiceGaduGadu: "Gadu-Gadu", CNInstantMessageServiceGoogleTalk: "Google Talk"]

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CNInstantMessageAddress)?.content == content }

    open override var hash: Int { content.hashValue }

    /// The class and the service, without the data of the person.
    open override var description: String { "<\(type(of: self)): service=\(service)>" }
}

/// The key of ``CNInstantMessageAddress/username``.
public let CNInstantMessageAddressUsernameKey = "username"
/// The key of ``CNInstantMessageAddress/service``.
public let CNInstantMessageAddressServiceKey = "service"
/// The service AIM.
public let CNInstantMessageServiceAIM = "AIM"
/// The service Facebook.
public let CNInstantMessageServiceFacebook = "Facebook"
/// The service Gadu-Gadu.
public let CNInstantMessageServiceGaduGadu = "GaduGadu"
/// The service Google Talk.
public let CNInstantMessageServiceGoogleTalk = "GoogleTalk"
/// The service ICQ.
public let CNInstantMessageServiceICQ = "ICQ"
/// The service Jabber.
public let CNInstantMessageServiceJabber = "Jabber"
/// The service MSN.
public let CNInstantMessageServiceMSN = "MSN"
/// The service QQ.
public let CNInstantMessageServiceQQ = "QQ"
/// The service Skype.
public let CNInstantMessageServiceSkype = "Skype"
/// The service Yahoo.
public let CNInstantMessageServiceYahoo = "Yahoo"
