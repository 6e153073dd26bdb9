internal import SystemServices

/// An item of the search index.
///
/// - Source: https://developer.apple.com/documentation/corespotlight/cssearchableitem
open class CSSearchableItem: NSObject, NSCopying, NSSecureCoding {
    /// The time after which an item disappears from the index by default: 30 days, in seconds.
    private static let lifetime: TimeInterval = 30 * 86400

    /// The identifier of the item, unique in its index.
    open var uniqueIdentifier: String
    /// The domain of the item, such as "album.photos", for removing the items of a domain; `nil` by default.
    open var domainIdentifier: String?
    /// The attributes by which the item is found and shown.
    open var attributeSet: CSSearchableItemAttributeSet
    /// Whether the attributes are added to those of the present item with the identifier; `false` by default.
    open var isUpdate = false
    private var expiration: Date?

    /// The time at which the item disappears from the index: 30 days after its creation by default, also after `nil`.
    open var expirationDate: Date! {
        get { expiration ?? created.addingTimeInterval(Self.lifetime) }
        set { expiration = newValue }
    }

    private let created = Date()

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - uniqueIdentifier: The identifier; `nil` for a new one.
    ///   - domainIdentifier: The domain; `nil` for none.
    ///   - attributeSet: The attributes.
    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
        super.init()
    }

    /// Creates an item with a new identifier and without attributes.
    public convenience override init() {
        self.init(uniqueIdentifier: nil, domainIdentifier: nil, attributeSet: CSSearchableItemAttributeSet())
    }

    convenience init(_ item: SpotlightItem) {
        self.init(
            uniqueIdentifier: item.identifier, domainIdentifier: item.domain, attributeSet: CSSearchableItemAttributeSet(item.attributes))
        expiration = item.expirationDate
    }

    /// The value for the index with a name.
    func item(in index: String) -> SpotlightItem {
        SpotlightItem(
            identifier: uniqueIdentifier, domain: domainIdentifier, index: index, expirationDate: expirationDate,
            attributes: attributeSet.values)
    }

    /// Returns a copy with copied attributes.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CSSearchableItem(
            uniqueIdentifier: uniqueIdentifier, domainIdentifier: domainIdentifier,
            attributeSet: attributeSet.copy() as? CSSearchableItemAttributeSet ?? attributeSet)
        (copy.expiration, copy.isUpdate) = (expiration, isUpdate)
        return copy
    }

    /// Whether archives may be read with a list of permitted classes: `true`.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the item.
    open func encode(with coder: NSCoder) {
        coder.encode(uniqueIdentifier, forKey: "uniqueIdentifier")
        coder.encode(domainIdentifier, forKey: "domainIdentifier")
        coder.encode(expirationDate.timeIntervalSinceReferenceDate, forKey: "expirationDate")
        coder.encode(attributeSet, forKey: "attributeSet")
        coder.encode(isUpdate, forKey: "isUpdate")
    }

    /// Reads an item; `nil` if the archive contains none.
    public required init?(coder: NSCoder) {
        guard let identifier = coder.decodeObject(of: NSString.self, forKey: "uniqueIdentifier"),
            let attributes = coder.decodeObject(of: CSSearchableItemAttributeSet.self, forKey: "attributeSet")
        else { return nil }
        uniqueIdentifier = String(describing: identifier)
        domainIdentifier = coder.decodeObject(of: NSString.self, forKey: "domainIdentifier").map { String(describing: $0) }
        attributeSet = attributes
        expiration = Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "expirationDate"))
        isUpdate = coder.decodeBool(forKey: "isUpdate")
        super.init()
    }
}
