/// An address of a person, such as a telephone number.
///
/// - Source: https://developer.apple.com/documentation/intents/inpersonhandle
// Unchecked: the stored properties are constant values.
open class INPersonHandle: NSObject, @unchecked Sendable {
    /// The kind of an address.
    public enum HandleType: Int, Sendable {
        /// The kind is not known.
        case unknown = 0
        /// An email address.
        case emailAddress = 1
        /// A telephone number.
        case phoneNumber = 2
    }

    /// The address; `nil` for none.
    public let value: String?
    /// The kind of the address.
    public let type: HandleType
    /// The label of the address; `nil` by default.
    public let label: INPersonHandleLabel?

    /// Creates an address with a label.
    public init(value: String?, type: HandleType, label: INPersonHandleLabel?) {
        self.value = value
        self.type = type
        self.label = label
        super.init()
    }

    /// Creates an address.
    public convenience init(value: String?, type: HandleType) { self.init(value: value, type: type, label: nil) }

    /// Whether another object is an equal address.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INPersonHandle else { return false }
        return other.value == value && other.type == type && other.label == label
    }
    /// The hash value of the address.
    open override var hash: Int { value.hashValue }
}

/// The label of an address.
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
    /// The name of the label.
    public let rawValue: String

    /// Creates a label.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a label.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// At home.
    public static let home = Self("_$!<Home>!$_")
    /// At work.
    public static let work = Self("_$!<Work>!$_")
    /// An iPhone.
    public static let iPhone = Self("iPhone")
    /// A mobile telephone.
    public static let mobile = Self("_$!<Mobile>!$_")
    /// The main address.
    public static let main = Self("_$!<Main>!$_")
    /// A fax machine at home.
    public static let homeFax = Self("_$!<HomeFAX>!$_")
    /// A fax machine at work.
    public static let workFax = Self("_$!<WorkFAX>!$_")
    /// A pager.
    public static let pager = Self("_$!<Pager>!$_")
    /// Another address.
    public static let other = Self("_$!<Other>!$_")
}

/// A person who takes part in an interaction.
///
/// - Source: https://developer.apple.com/documentation/intents/inperson
// Unchecked: the stored properties are constant values.
open class INPerson: NSObject, INSpeakable, @unchecked Sendable {
    /// The address of the person; `nil` for none.
    public let personHandle: INPersonHandle?
    /// The parts of the name; `nil` for none.
    public let nameComponents: PersonNameComponents?
    /// The name for the user.
    public let displayName: String
    /// The image of the person; `nil` for none.
    public let image: INImage?
    /// The identifier of the person in the contacts; `nil` for none.
    public let contactIdentifier: String?
    /// The identifier of the person in the app; `nil` for none.
    public let customIdentifier: String?
    /// Other addresses of the person; `nil` by default.
    public let aliases: [INPersonHandle]?
    /// Whether the person is the user; `false` by default.
    public let isMe: Bool

    /// Creates a person.
    ///
    /// - Parameters:
    ///   - personHandle: The address.
    ///   - nameComponents: The parts of the name.
    ///   - displayName: The name for the user; with `nil`, the parts of the name, or else the address.
    ///   - image: The image.
    ///   - contactIdentifier: The identifier in the contacts.
    ///   - customIdentifier: The identifier in the app.
    ///   - aliases: Other addresses.
    ///   - isMe: Whether the person is the user.
    public init(
        personHandle: INPersonHandle?, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, aliases: [INPersonHandle]? = nil, isMe: Bool = false
    ) {
        self.personHandle = personHandle
        self.nameComponents = nameComponents
        let parts = nameComponents.map { [$0.givenName, $0.familyName].compactMap(\.self).joined(separator: " ") }
        self.displayName = displayName ?? parts ?? personHandle?.value ?? ""
        self.image = image
        self.contactIdentifier = contactIdentifier
        self.customIdentifier = customIdentifier
        self.aliases = aliases
        self.isMe = isMe
        super.init()
    }

    /// The name for the user.
    open var spokenPhrase: String { displayName }
    /// A hint for the pronunciation: `nil`.
    open var pronunciationHint: String? { nil }
    /// The identifier of the person in the app.
    open var vocabularyIdentifier: String? { customIdentifier }
    /// The name for the user.
    open override var description: String { displayName }
    /// Whether another object is an equal person.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INPerson else { return false }
        return other.personHandle == personHandle && other.displayName == displayName
            && other.contactIdentifier == contactIdentifier && other.customIdentifier == customIdentifier
    }
    /// The hash value of the name.
    open override var hash: Int { displayName.hashValue }
}
