/// The order of the announcements that were posted before one frame.
extension AccessibilityCenter {
    /// Returns the rank of an announcement: -1 for delivery before the others, 1 for delivery after them, and 0 for
    /// the order of posting.
    static func rank(of text: NSAttributedString) -> Int {
        guard text.length > 0 else { return 0 }
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        let value = attributes[.accessibilitySpeechAnnouncementPriority]
        switch (value as? UIAccessibilityPriority) ?? (value as? String).map(UIAccessibilityPriority.init(rawValue:)) {
        case .high: return -1
        case .low: return 1
        default: return attributes[.accessibilitySpeechQueueAnnouncement] as? Bool == true ? 1 : 0
        }
    }

    /// Returns the notifications with announcements sorted by rank. All other notifications keep their positions.
    static func sortedByRank(_ notices: [PostedNotification]) -> [PostedNotification] {
        let announcements = notices.indices.filter { notices[$0].notification == .announcement }
        let sortedAnnouncements = announcements.sorted { (notices[$0].rank, $0) < (notices[$1].rank, $1) }
        var result = notices
        for (target, source) in zip(announcements, sortedAnnouncements) { result[target] = notices[source] }
        return result
    }
}
