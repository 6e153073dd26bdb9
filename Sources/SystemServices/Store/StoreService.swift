import Foundation
internal import Synchronization

/// The App Store of the app: its products, the purchases of the person, and the answers to payment sheets.
///
/// The products are those of a `.storekit` file of Xcode: the only one in the main bundle, or else in the folder of
/// the package. A test may load another one, and answers payment sheets:
///
/// ```swift
/// app.system.store.load(file)
/// app.system.store.answer = .success
/// ```
///
/// Nothing is paid. Purchases are saved in the app's container. Each test begins without any. All members may be used
/// on any thread.
public final class StoreService: Sendable {
    /// An answer to a payment sheet.
    public enum Answer: Hashable, Sendable {
        /// A sheet asks the person at the window.
        case ask
        /// The person pays.
        case success
        /// The person cancels.
        case cancelled
        /// The purchase fails.
        case failed(Failure)
        /// Another person must approve the purchase: ``StoreService/approve(_:)`` and ``StoreService/decline(_:)``.
        case pending
    }

    /// The reason why a purchase fails.
    public enum Failure: String, CaseIterable, Sendable {
        /// The reason is not known.
        case unknown
        /// The store cannot be reached.
        case network
        /// The device does not allow purchases.
        case notAllowed
        /// The product is not for sale.
        case productUnavailable
        /// The storefront does not sell the product.
        case notAvailableInStorefront
        /// The number of products is not possible.
        case invalidQuantity
        /// The promotional offer does not exist.
        case invalidOfferIdentifier
        /// The price of the promotional offer is not valid any more.
        case invalidOfferPrice
        /// The signature of the promotional offer is not valid.
        case invalidOfferSignature
        /// Parameters of the promotional offer are missing.
        case missingOfferParameters
        /// The person may not use the promotional offer.
        case ineligibleForOffer
    }

    struct State {
        var configuration: StoreConfiguration?
        var ledger: StoreLedger?
        /// Whether purchases are saved: `false` while the file has purchases that cannot be read.
        var maySave = true
        var answer: Answer?
        var syncAnswer = Answer.success
        var timeRate: StoreTimeRate?
        var country: StoreCountry?
        var failsRenewals: Bool?
        var hasGracePeriod: Bool?
        var canMakePayments = true
        var isOffline = false
        var failsVerification = false
        var isUsed = false
        var reviewRequestCount = 0
        var ratings: [Int] = []
        var productPages: [StoreProductPage] = []
        var observers: [Int: @Sendable (StoreEvent) -> Void] = [:]
        var lastObserver = 0
        var date: @Sendable () -> Date = { Date() }
        var session: (any AnyObject & Sendable)?
    }

    private let state = Mutex(State())
    private let file: URL?
    let requests: RequestLog

    /// - Parameters:
    ///   - requests: The log of requests.
    ///   - file: The file in which purchases are saved; `nil` to save none.
    init(requests: RequestLog, file: URL? = nil) {
        self.requests = requests
        self.file = file
    }

    /// The answer to the next payment sheets. By default, that of the `.storekit` file's settings, or else `.ask`.
    public var answer: Answer {
        get {
            read { state in
                let settings = state.settings
                return state.answer
                    ?? (settings.failsPurchases
                        ? .failed(.unknown) : settings.asksToBuy ? .pending : settings.disablesDialogs ? .success : .ask)
            }
        }
        set { change { state, _ in state.answer = newValue } }
    }

    /// The answer to requests to restore purchases, for which the person signs in; `.success` by default. `.ask` and
    /// `.pending` count as success.
    public var syncAnswer: Answer {
        get { read { $0.settings.failsSync && $0.syncAnswer == .success ? .failed(.unknown) : $0.syncAnswer } }
        set { change { state, _ in state.syncAnswer = newValue } }
    }

    /// The rate at which subscriptions renew; that of the `.storekit` file by default, or else `.realTime`. Present
    /// periods keep their end.
    public var timeRate: StoreTimeRate {
        get { read { $0.timeRate ?? $0.settings.timeRate } }
        set { change { state, _ in state.timeRate = newValue } }
    }

    /// Whether the device allows purchases; `true` by default.
    public var canMakePayments: Bool {
        get { read { $0.canMakePayments } }
        set { change { state, _ in state.canMakePayments = newValue } }
    }

    /// Whether the store cannot be reached; `false` by default. Products cannot be loaded then, and purchases fail.
    public var isOffline: Bool {
        get { read { $0.isOffline } }
        set { change { state, _ in state.isOffline = newValue } }
    }

    /// Whether transactions and renewals count as unverified; `false` by default.
    public var failsVerification: Bool {
        get { read { $0.failsVerification } }
        set { change { state, _ in state.failsVerification = newValue } }
    }

    /// Whether the payment of the next renewals fails; `false` by default. The store then tries again for a while.
    public var failsRenewals: Bool {
        get { read { $0.failsRenewals ?? $0.settings.failsRenewals } }
        set { change { state, _ in state.failsRenewals = newValue } }
    }

    /// Whether a subscription remains active for a while after its payment failed; `false` by default.
    public var hasGracePeriod: Bool {
        get { read { $0.hasGracePeriod ?? $0.settings.hasGracePeriod } }
        set { change { state, _ in state.hasGracePeriod = newValue } }
    }

    /// The country of the storefront with three letters, such as "DEU"; that of the `.storekit` file by default, or
    /// else "USA". An unknown country is reported and ignored.
    public var storefront: String {
        get { country.code }
        set {
            guard let country = StoreCountry(newValue) else {
                return reportProblem("app.system.store.storefront: “\(newValue)” is no country with three letters, such as “DEU”.")
            }
            change { state, events in
                if state.currentCountry != country { events.append(.storefrontChanged) }
                state.country = country
            }
        }
    }

    // MARK: - State

    /// Whether the app uses the store. Reads no files.
    var isUsed: Bool { state.withLock { $0.isUsed } }

    /// Reads the state, after the files of the app were read.
    func read<Result: Sendable>(_ body: (State) -> Result) -> Result {
        let (result, problems) = state.withLock { state in
            let problems = prepare(&state)
            return (body(state), problems)
        }
        problems.forEach(reportProblem)
        return result
    }

    /// Changes the state, saves purchases, and then notifies the observers of the events.
    @discardableResult func change<Result: Sendable>(_ body: (inout State, inout [StoreEvent]) -> Result) -> Result {
        let (result, problems, events, observers) = state.withLock { state in
            var problems = prepare(&state)
            let ledger = state.ledger
            var events: [StoreEvent] = []
            let result = body(&state, &events)
            if let file, state.maySave, let changed = state.ledger, changed != ledger, let problem = StoreFile.write(changed, to: file) {
                problems.append(problem)
            }
            return (result, problems, events, state.observers.sorted { $0.key < $1.key }.map(\.value))
        }
        problems.forEach(reportProblem)
        for event in events { for notify in observers { notify(event) } }
        return result
    }

    /// Reads the saved purchases and the `.storekit` file at the first use. Returns the problems, which are reported
    /// without the lock: a recorder of diagnostics may read the store.
    private func prepare(_ state: inout State) -> [String] {
        var problems: [String] = []
        if state.ledger == nil {
            let purchases = StoreFile.read(file)
            state.ledger = purchases.ledger
            state.maySave = purchases.maySave
            problems += purchases.problem.map { [$0] } ?? []
        }
        if state.configuration == nil {
            let (configuration, found) = StoreFile.findConfiguration()
            state.configuration = configuration
            problems += found
        }
        return problems
    }
}

extension StoreService.State {
    var purchases: StoreLedger {
        get { ledger ?? StoreLedger() }
        set { ledger = newValue }
    }

    var settings: StoreConfiguration.Settings { configuration?.settings ?? StoreConfiguration.Settings() }
    var currentCountry: StoreCountry { country ?? settings.country }

    var conditions: StoreLedger.Conditions {
        StoreLedger.Conditions(
            products: Dictionary((configuration?.products ?? []).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }),
            rate: timeRate ?? settings.timeRate, country: currentCountry, failsRenewals: failsRenewals ?? settings.failsRenewals,
            hasGracePeriod: hasGracePeriod ?? settings.hasGracePeriod)
    }
}
