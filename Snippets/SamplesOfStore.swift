// The samples of the pages of StoreKit, each in a context that makes it compile. They need an app and products, so that
// they are compiled and not run.

import StoreKit
import UIKit

func buySauce() async throws {
    let products = try await Product.products(for: ["com.example.sauce"])
    if case .success(let result) = try await products[0].purchase() {
        let transaction = try result.payloadValue
        await transaction.finish()
    }
}

func resultOfPurchase() async throws -> Product.PurchaseResult {
    let products = try await Product.products(for: ["com.example.sauce"])
    let result = try await products[0].purchase()
    return result
}

// MARK: - Payments in a queue

func pay(for product: SKProduct, _ observer: any SKPaymentTransactionObserver) {
    SKPaymentQueue.default().add(observer)
    SKPaymentQueue.default().add(SKPayment(product: product))
}

final class Prices: NSObject, SKProductsRequestDelegate {
    func loadPrices() {
        let request = SKProductsRequest(productIdentifiers: ["com.example.sauce"])
        request.delegate = self
        request.start()
    }

    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
        for product in response.products { print(product.localizedTitle, product.price) }
    }
}

print(SKPaymentQueue.canMakePayments() ? "The device allows purchases." : "The device does not allow purchases.")
