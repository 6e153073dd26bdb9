internal import SystemServices

/// The course of one purchase: checks, the payment sheet, and the transaction.
@MainActor struct PurchaseFlow {
    let service: StoreService
    let purchase: StorePurchase
    /// Whether the app simulates that another person must approve the purchase.
    let asksToBuy: Bool

    /// Performs the purchase.
    ///
    /// - Parameter didBegin: Called at once.
    func run(didBegin: () -> Void = {}) async -> StoreOutcome {
        let work = PendingWork.begin("a purchase of \(purchase.productID)")
        didBegin()
        let count = purchase.quantity == 1 ? "" : "\(purchase.quantity) × "
        service.record("buys \(count)\(purchase.productID)")
        if let failure = service.failure(of: purchase) {
            PendingWork.end(work)
            return .failed(failure)
        }
        let given = service.answer
        guard given == .ask else {
            defer { PendingWork.end(work) }
            return outcome(of: given)
        }
        // The person at the window may take any time, and `settle` does not wait for the person.
        PendingWork.end(work)
        let (didConfirm, rest) = await StoreSession.current.overlays.confirm(purchase, in: service)
        defer { PendingWork.end(rest) }
        return outcome(of: didConfirm ? .success : .cancelled)
    }

    private func outcome(of answer: StoreService.Answer) -> StoreOutcome {
        switch answer {
        case .success where asksToBuy, .pending:
            service.suspend(purchase)
            return .pending
        case .success, .ask: return service.complete(purchase)
        case .cancelled: return .cancelled
        case .failed(let failure): return .failed(failure)
        }
    }
}
