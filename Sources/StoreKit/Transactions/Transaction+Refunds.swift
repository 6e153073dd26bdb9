internal import SystemServices

extension Transaction {
    /// The result of a request for a refund.
    ///
    /// - Source: https://developer.apple.com/documentation/storekit/transaction/refundrequeststatus
    public enum RefundRequestStatus: Hashable, Sendable {
        /// The person sent the request.
        case success
        /// The person cancelled.
        case userCancelled
    }

    /// The reason why a refund cannot be requested.
    ///
    /// - Source: https://developer.apple.com/documentation/storekit/transaction/refundrequesterror
    public enum RefundRequestError: Error, Hashable, LocalizedError, Sendable {
        /// The transaction was refunded, or a request exists.
        case duplicateRequest
        /// The request failed.
        case failed

        /// The description of the error, one sentence.
        public var errorDescription: String? {
            switch self {
            case .duplicateRequest: "The transaction has a request for a refund already."
            case .failed: "The refund cannot be requested."
            }
        }
    }

    /// Shows a sheet in which the person requests a refund. A request is granted at once.
    ///
    /// - Throws: ``RefundRequestError``.
    @MainActor public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
        try await Self.beginRefundRequest(for: id, in: scene)
    }

    /// Shows a sheet in which the person requests a refund. A request is granted at once.
    ///
    /// - Throws: ``RefundRequestError``.
    @MainActor public static func beginRefundRequest(for transactionID: UInt64, in scene: UIWindowScene) async throws
        -> RefundRequestStatus
    {
        _ = StoreSession.current
        let store = SystemServices.current.store
        store.record("asks for a refund of transaction \(transactionID)")
        guard let transaction = store.transaction(transactionID) else { throw RefundRequestError.failed }
        guard transaction.revocationDate == nil else { throw RefundRequestError.duplicateRequest }
        switch store.answer {
        case .success, .pending: break
        case .cancelled: return .userCancelled
        case .failed: throw RefundRequestError.failed
        case .ask: guard await asks(for: transaction, store) else { return .userCancelled }
        }
        guard store.refund(transactionID) else { throw RefundRequestError.duplicateRequest }
        return .success
    }

    @MainActor private static func asks(for transaction: StoreTransaction, _ store: StoreService) async -> Bool {
        let name = store.product(transaction.productID)?.name ?? transaction.productID
        let alert = SystemAlert(
            title: "Request Refund", message: "Request a refund for “\(name)”?",
            buttons: [SystemAlert.Button("Cancel", style: .cancel), SystemAlert.Button("Request Refund")], preferredButton: 1)
        return await ApplicationHost.current?.systemAlerts.answer(to: alert) == 1
    }
}
