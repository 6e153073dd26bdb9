internal import SystemServices

/// The country of the person's App Store.
///
/// - Source: https://developer.apple.com/documentation/storekit/storefront
public struct Storefront: Identifiable, Hashable, Sendable {
    /// The number of the storefront.
    public let id: String
    /// The country as three letters, such as "DEU".
    public let countryCode: String
    /// The currency.
    public let currency: Locale.Currency?

    init(_ country: StoreCountry) {
        id = country.storefrontID
        countryCode = country.code
        currency = Locale.Currency(country.currency)
    }

    /// The storefront.
    nonisolated(nonsending) public static var current: Storefront? {
        get async {
            _ = StoreSession.current
            return Storefront(SystemServices.current.store.country)
        }
    }

    /// The storefronts to which the person changes from now on.
    public static var updates: Storefronts {
        let session = StoreSession.current
        return Storefronts {
            session.stream { [weak session] event in
                guard event == .storefrontChanged, let country = session?.service?.country else { return [] }
                return [Storefront(country)]
            }
        }
    }

    /// A sequence of storefronts.
    public struct Storefronts: AsyncSequence, Sendable {
        /// The element of the sequence.
        public typealias Element = Storefront

        let make: @Sendable () -> AsyncStream<Storefront>

        /// Returns an iterator.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: make().makeAsyncIterator()) }

        /// An iterator over storefronts.
        public struct AsyncIterator: AsyncIteratorProtocol {
            var base: AsyncStream<Storefront>.Iterator

            /// Returns the next storefront; `nil` at the end of the app.
            public mutating func next() async -> Storefront? { await base.next() }

            /// Returns the next element, without leaving the actor of the caller.
            public mutating func next(isolation actor: isolated (any Actor)?) async -> Storefront? { await base.next(isolation: actor) }
        }
    }
}
