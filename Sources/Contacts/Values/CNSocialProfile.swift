public import Foundation

/// A profile in a social network.
///
/// - Source: https://developer.apple.com/documentation/contacts/cnsocialprofile
open class CNSocialProfile: NSObject, NSCopying {
    private let content: [String]

    /// Creates a profile. A missing part is "".
    public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
        content = [urlString, username, userIdentifier, service].map { $0 ?? "" }
    }

    /// Creates an empty profile.
    public convenience override init() { self.init(urlString: nil, username: nil, userIdentifier: nil, service: nil) }

    /// The address of the profile.
    open var urlString: String { content[0] }
    /// The name of the user.
    open var username: String { content[1] }
    /// The identifier of the user in the network.
    open var userIdentifier: String { content[2] }
    /// The network, such as ``CNSocialProfileServiceTwitter``.
    open var service: String { content[3] }

    /// Returns the name of a property as the user reads it.
    open class func localizedString(forKey key: String) -> String { LabelNames.title(ofKey: key) }

    /// Returns the name of a network as the user reads it.
    open class func localizedString(forService service: String) -> String { names[service] ?? service }

    private static let names = [
        CNSocialProfileServiceSinaWeibo: "Sina Weibo", CNSocialProfileServiceTencentWeibo: "Tencent Weibo",
        CNSocialProfileServiceGameCenter: "Game Center",
    ]

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CNSocialProfile)?.content == content }

    open override var hash: Int { content.hashValue }

    /// The class and the network, without the data of the person.
    open override var description: String { "<\(type(of: self)): service=\(service)>" }
}

/// The key of ``CNSocialProfile/urlString``.
public let CNSocialProfileURLStringKey = "urlString"
/// The key of ``CNSocialProfile/username``.
public let CNSocialProfileUsernameKey = "username"
/// The key of ``CNSocialProfile/userIdentifier``.
public let CNSocialProfileUserIdentifierKey = "userIdentifier"
/// The key of ``CNSocialProfile/service``.
public let CNSocialProfileServiceKey = "service"
/// The network Facebook.
public let CNSocialProfileServiceFacebook = "Facebook"
/// The network Flickr.
public let CNSocialProfileServiceFlickr = "Flickr"
/// The network LinkedIn.
public let CNSocialProfileServiceLinkedIn = "LinkedIn"
/// The network Myspace.
public let CNSocialProfileServiceMySpace = "MySpace"
/// The network Sina Weibo.
public let CNSocialProfileServiceSinaWeibo = "SinaWeibo"
/// The network Tencent Weibo.
public let CNSocialProfileServiceTencentWeibo = "TencentWeibo"
/// The network Twitter.
public let CNSocialProfileServiceTwitter = "Twitter"
/// The network Yelp.
public let CNSocialProfileServiceYelp = "Yelp"
/// The network Game Center.
public let CNSocialProfileServiceGameCenter = "GameCenter"
