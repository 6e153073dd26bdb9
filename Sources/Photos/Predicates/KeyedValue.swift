/// A value that predicates and sort descriptors compare.
enum KeyedValue: Equatable, Sendable {
    case none
    case number(Double)
    case date(Date)
    case text(String)
    case list([KeyedValue])

    /// Converts an argument of a predicate; `nil` for a value that cannot be compared.
    init?(_ value: Any) {
        switch value {
        case let date as Date: self = .date(date)
        case let date as NSDate: self = .date(Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate))
        case let text as String: self = .text(text)
        case let text as NSString: self = .text(text.description)
        case let flag as Bool: self = .number(flag ? 1 : 0)
        case let number as any BinaryInteger: self = .number(Double(number))
        case let number as any BinaryFloatingPoint: self = .number(Double(number))
        case let number as NSNumber: self = .number(number.doubleValue)
        case let value as any RawRepresentable: self.init(value.rawValue)
        case let object as PHObject: self = .text(object.localIdentifier)
        case let list as [Any]: self = .list(list.compactMap { KeyedValue($0) })
        case let list as NSArray: self = .list(list.compactMap { KeyedValue($0) })
        case let set as NSSet: self = .list(set.allObjects.compactMap { KeyedValue($0) })
        case let set as Set<String>: self = .list(set.map { .text($0) })
        case is NSNull: self = .none
        default: return nil
        }
    }

    /// Returns the order of two values; `nil` for values of different kinds.
    func order(_ other: KeyedValue) -> ComparisonResult? {
        switch (self, other) {
        case (.none, .none): .orderedSame
        case (.none, _): .orderedAscending
        case (_, .none): .orderedDescending
        case (.number(let one), .number(let two)): one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
        case (.date(let one), .date(let two)): one.compare(two)
        case (.text(let one), .text(let two)): one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
        default: nil
        }
    }
}

/// The value of a key, which a sort descriptor compares.
struct SortValue: Comparable {
    let key: String
    let value: KeyedValue

    static func < (first: SortValue, second: SortValue) -> Bool { first.value.order(second.value) == .orderedAscending }
}

/// The keys of photos and albums in predicates and sort descriptors.
enum PhotoKeys {
    private static let assets: [String: @Sendable (PHAsset) -> KeyedValue] = [
        "creationDate": { $0.creationDate.map { .date($0) } ?? .none },
        "modificationDate": { $0.modificationDate.map { .date($0) } ?? .none },
        "mediaType": { .number(Double($0.mediaType.rawValue)) }, "mediaSubtype": { .number(Double($0.mediaSubtypes.rawValue)) },
        "mediaSubtypes": { .number(Double($0.mediaSubtypes.rawValue)) }, "duration": { .number($0.duration) },
        "pixelWidth": { .number(Double($0.pixelWidth)) }, "pixelHeight": { .number(Double($0.pixelHeight)) },
        "favorite": { .number($0.isFavorite ? 1 : 0) }, "isFavorite": { .number($0.isFavorite ? 1 : 0) },
        "hidden": { .number($0.isHidden ? 1 : 0) }, "isHidden": { .number($0.isHidden ? 1 : 0) },
        "burstIdentifier": { $0.burstIdentifier.map { .text($0) } ?? .none },
    ]
    private static let collections: [String: @Sendable (PHCollection) -> KeyedValue] = [
        "localizedTitle": { $0.localizedTitle.map { .text($0) } ?? .none }, "title": { $0.localizedTitle.map { .text($0) } ?? .none },
        "startDate": { ($0 as? PHAssetCollection)?.startDate.map { .date($0) } ?? .none },
        "endDate": { ($0 as? PHAssetCollection)?.endDate.map { .date($0) } ?? .none },
        "estimatedAssetCount": { .number(Double(($0 as? PHAssetCollection)?.estimatedAssetCount ?? 0)) },
    ]
    private static let objects: Set<String> = ["SELF", "self", "localIdentifier"]

    /// All keys.
    static let all = objects.union(assets.keys).union(collections.keys)

    /// Returns the value of a key; `.none` if the object has no such key.
    static func value(_ key: String, of object: Any?) -> KeyedValue {
        if let object = object as? PHObject, objects.contains(key) { return .text(object.localIdentifier) }
        if let asset = object as? PHAsset { return assets[key]?(asset) ?? .none }
        if let collection = object as? PHCollection { return collections[key]?(collection) ?? .none }
        if ["SELF", "self"].contains(key) { return object.flatMap { KeyedValue($0) } ?? .none }
        return (object as? [String: Any])?[key].flatMap { KeyedValue($0) } ?? .none
    }
}
