internal import SystemServices

/// The attributes by which an item is found and shown.
///
/// - Source: https://developer.apple.com/documentation/corespotlight/cssearchableitemattributeset
open class CSSearchableItemAttributeSet: NSObject, NSCopying, NSSecureCoding {
    /// The values by the name of the attribute.
    final var values: [String: SpotlightValue] = [:]

    /// Creates attributes of content of a type.
    public init(contentType: UTType) {
        super.init()
        self.contentType = contentType.identifier
        contentTypeTree = [contentType.identifier] + contentType.supertypes.map(\.identifier).sorted()
    }

    /// Creates attributes of content of a type.
    ///
    /// - Parameter type: The identifier of the type, such as `kUTTypeText as String`.
    public convenience init(itemContentType type: String) { self.init(contentType: UTType(exportedAs: type)) }

    /// Creates attributes of content of any type.
    public convenience override init() { self.init(contentType: .item) }

    init(_ values: [String: SpotlightValue]) {
        super.init()
        self.values = values
    }

    /// Sets the value of an attribute that the app defines; `nil` removes the value.
    ///
    /// The value is a text, a number, a date, data, a URL, or an array of texts or dates. Other values are ignored.
    open func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) {
        values[key.keyName] = value.flatMap(SpotlightValue.init(object:))
    }

    /// Returns the value of an attribute that the app defines.
    open func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? { values[key.keyName]?.object }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any { CSSearchableItemAttributeSet(values) }

    /// Whether archives may be read with a list of permitted classes: `true`.
    open class var supportsSecureCoding: Bool { true }

    /// Writes all attributes.
    open func encode(with coder: NSCoder) {
        let objects = NSMutableDictionary()
        for (name, value) in values { objects[NSString(string: name)] = value.object }
        coder.encode(objects, forKey: "values")
    }

    /// Reads all attributes. Values of unknown types are left out.
    public required init?(coder: NSCoder) {
        super.init()
        let classes = [NSDictionary.self, NSArray.self, NSString.self, NSNumber.self, NSDate.self, NSData.self, NSURL.self]
        let objects = coder.decodeObject(of: classes, forKey: "values") as? [AnyHashable: Any] ?? [:]
        for (name, object) in objects { (name.base as? String).map { values[$0] = SpotlightValue(object: object) } }
    }
}

extension SpotlightValue {
    /// The value as an object of Foundation.
    var object: (any NSSecureCoding)? {
        switch self {
        case .text(let text): NSString(string: text)
        case .texts(let texts): NSArray(array: texts.map { NSString(string: $0) })
        case .double(let number): NSNumber(value: number)
        case .date(let date): NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
        case .dates(let dates): NSArray(array: dates.map { NSDate(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate) })
        case .url(let url): NSURL(string: url.absoluteString)
        case .data(let data): NSData(data: data)
        }
    }

    /// Creates a value from an object of Foundation or a Swift value; `nil` for other types.
    init?(object: Any) {
        switch object {
        case let text as String: self = .text(text)
        case let text as NSString: self = .text(String(describing: text))
        case let number as NSNumber: self = .double(number.doubleValue)
        case let date as Date: self = .date(date)
        case let date as NSDate: self = .date(Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate))
        case let url as URL: self = .url(url)
        case let url as NSURL: self = .url(url as URL)
        case let data as Data: self = .data(data)
        case let data as NSData: self = .data(Data(referencing: data))
        case let texts as [String]: self = .texts(texts)
        case let dates as [Date]: self = .dates(dates)
        case let list as NSArray:
            let values = list.compactMap { SpotlightValue(object: $0) }
            let (texts, dates) = (values.compactMap(\.text), values.compactMap(\.date))
            guard texts.count == list.count || dates.count == list.count else { return nil }
            self = texts.count == list.count ? .texts(texts) : .dates(dates)
        default: return nil
        }
    }
}
