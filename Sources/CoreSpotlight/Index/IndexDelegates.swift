internal import Synchronization
internal import SystemServices
internal import UIKitCore

/// Connects the service of the running app with the app's indexes: delivers the selected item, and requests items from
/// the delegates of indexes.
enum IndexDelegates {
    private struct WeakIndex: Sendable {
        weak let index: CSSearchableIndex?
    }

    private static let indexes = Mutex<[WeakIndex]>([])

    /// Connects an index. May be called repeatedly and on any thread.
    static func connect(_ index: CSSearchableIndex) {
        indexes.withLock { indexes in
            indexes.removeAll { $0.index == nil || $0.index === index }
            indexes.append(WeakIndex(index: index))
        }
        SystemServices.current.spotlight.onSelect(select)
    }

    @MainActor private static func select(_ selection: SpotlightService.Selection) -> Bool {
        switch selection {
        case .item(let item):
            let activity = NSUserActivity(activityType: CSSearchableItemActionType)
            activity.title = item.title
            activity.userInfo = [CSSearchableItemActivityIdentifier: item.identifier]
            return deliver(activity)
        case .search(let text):
            let activity = NSUserActivity(activityType: CSQueryContinuationActionType)
            activity.userInfo = [CSSearchQueryString: text]
            return deliver(activity)
        case .reindex(let identifiers): return reindex(identifiers)
        }
    }

    @MainActor private static func deliver(_ activity: NSUserActivity) -> Bool {
        guard let host = ApplicationHost.current else { return false }
        host.system.requests.record("spotlight", "opens \(activity.activityType)")
        return host.application.open(activity)
    }

    private static func reindex(_ identifiers: [String]?) -> Bool {
        let all = indexes.withLock { $0.compactMap(\.index) }.filter { $0.indexDelegate != nil }
        for index in all {
            IndexQueue.run {
                if let identifiers {
                    index.indexDelegate?.searchableIndex(index, reindexSearchableItemsWithIdentifiers: identifiers) {}
                } else {
                    index.indexDelegate?.searchableIndex(index) {}
                }
            }
        }
        return !all.isEmpty
    }
}
