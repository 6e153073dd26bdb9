/// The content of a row as a comparable value, so that cells are configured again only when the content changes.
struct RowContent {
    private let value: any Equatable

    init(_ value: any Equatable) { self.value = value }

    func isEqual(to other: RowContent) -> Bool { Self.compare(value, other.value) }

    private static func compare<Value: Equatable>(_ value: Value, _ other: any Equatable) -> Bool { (other as? Value) == value }
}
