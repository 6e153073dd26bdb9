/// Notifications in the order in which they were added, each identifier once.
///
/// Adding and removing a notification cost the same for any number of notifications.
struct NotificationList {
    /// The maximum number of notifications that are kept; the oldest ones are removed.
    let limit: Int
    private var entries: [String: (number: Int, item: NotificationItem)] = [:]
    private var lastNumber = 0

    init(limit: Int) {
        self.limit = limit
    }

    /// The notifications, oldest first.
    var all: [NotificationItem] { entries.values.sorted { $0.number < $1.number }.suffix(limit).map(\.item) }

    var count: Int { entries.count }

    subscript(id: String) -> NotificationItem? { entries[id]?.item }

    /// Adds a notification after all others. It replaces one with the same identifier.
    mutating func insert(_ item: NotificationItem) {
        lastNumber += 1
        entries[item.id] = (lastNumber, item)
        guard entries.count >= 2 * limit else { return }
        // Half of the list is removed at a time, so that each notification costs the same on average.
        let newest = entries.sorted { $0.value.number < $1.value.number }.suffix(limit)
        entries = Dictionary(uniqueKeysWithValues: newest.map { ($0.key, $0.value) })
    }

    @discardableResult mutating func remove(_ id: String) -> NotificationItem? { entries.removeValue(forKey: id)?.item }

    mutating func removeAll() { entries = [:] }
}
