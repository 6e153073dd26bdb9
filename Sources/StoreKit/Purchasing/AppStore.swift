internal import SystemServices

/// Actions of the App Store.
///
/// - Source: https://developer.apple.com/documentation/storekit/appstore
public enum AppStore {
    /// The environment of the store.
    public struct Environment: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates an environment with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The App Store.
        public static let production = Environment(rawValue: "Production")
        /// Apple's environment for tests.
        public static let sandbox = Environment(rawValue: "Sandbox")
        /// A `.storekit` file, as here.
        public static let xcode = Environment(rawValue: "Xcode")
    }

    /// Whether the device allows purchases: `true` by default, else the answer of the test or the person at the window.
    public static var canMakePayments: Bool { SystemServices.current.store.canMakePayments }

    /// Restores purchases, for which the person signs in. Purchases of the app are always up to date, so nothing
    /// changes. A test gives the answer with `app.system.store.syncAnswer`.
    ///
    /// - Throws: ``StoreKitError``.
    nonisolated(nonsending) public static func sync() async throws {
        _ = StoreSession.current
        let store = SystemServices.current.store
        store.record("restores purchases")
        if store.isOffline { throw StoreKitError.networkError(URLError(.notConnectedToInternet)) }
        switch store.syncAnswer {
        case .success, .ask, .pending: return
        case .cancelled: throw StoreKitError.userCancelled
        case .failed(.network): throw StoreKitError.networkError(URLError(.notConnectedToInternet))
        case .failed: throw StoreKitError.unknown
        }
    }

    /// Shows the person's subscriptions, which the person turns off and on.
    ///
    /// - Parameter scene: The scene of the sheet. The sheet is above all windows of the app.
    /// - Throws: ``StoreKitError`` if no app is running.
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
        try await SubscriptionManager.run(groupID: nil)
    }

    /// Shows the person's subscription to a group, which the person turns off and on.
    ///
    /// - Parameters:
    ///   - scene: The scene of the sheet. The sheet is above all windows of the app.
    ///   - subscriptionGroupID: The identifier of the group.
    /// - Throws: ``StoreKitError`` if no app is running.
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene, subscriptionGroupID: String) async throws {
        try await SubscriptionManager.run(groupID: subscriptionGroupID)
    }

    /// Asks the person for a review of the app; see ``SKStoreReviewController``.
    ///
    /// - Parameter scene: The scene in which the app asks.
    @MainActor public static func requestReview(in scene: UIWindowScene) { ReviewRequest.start(in: scene) }
}
