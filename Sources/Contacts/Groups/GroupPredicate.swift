import Foundation

/// A predicate for groups.
final class GroupPredicate: NSPredicate {
    init(_ condition: @escaping @Sendable (CNGroup) -> Bool) {
        super.init(block: { object, _ in (object as? CNGroup).map(condition) ?? false })
    }

    required init?(coder: NSCoder) { nil }

    override func copy(with zone: NSZone? = nil) -> Any { self }
}
