import StoreKit
import UIKit

/// Screens of StoreKit. Products are those of `Products.storekit` beside this file, if the catalogue has its folder.
@MainActor enum StorePages {
    typealias Request = RequestViewController.Request

    static let all = [
        CatalogPage(
            "Product", "cart",
            controller: {
                RequestViewController([
                    Request("Buy a bottle of sauce", send: { await buy("org.example.catalog.sauce") }),
                    Request("Join the club", send: { await buy("org.example.catalog.club") }),
                    Request("What is owned", send: listEntitlements),
                ])
            }),
        CatalogPage(
            "SKStoreReviewController", "star", controller: { RequestViewController([Request("Ask for a review", send: askForReview)]) }),
        CatalogPage("SKStoreProductViewController", "bag", controller: { PresentingViewController(pages) }),
    ]

    private static let pages = [
        PresentingViewController.Way("A page of the App Store") { _ in
            let page = SKStoreProductViewController()
            page.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: 364_147_881])
            return page
        }
    ]

    private static func buy(_ id: String) async -> String {
        do {
            guard let product = try await Product.products(for: [id]).first else { return "The product is not for sale" }
            switch try await product.purchase() {
            case .success(let result):
                await result.unsafePayloadValue.finish()
                return "Bought for \(product.displayPrice)"
            case .pending: return "Waits for approval"
            case .userCancelled: return "Cancelled"
            }
        } catch {
            return error.localizedDescription
        }
    }

    private static func listEntitlements() async -> String {
        var names: [String] = []
        for await result in Transaction.currentEntitlements { names.append(result.unsafePayloadValue.productID) }
        return names.isEmpty ? "Nothing" : names.joined(separator: "\n")
    }

    private static func askForReview() async -> String {
        guard let scene = UIApplication.shared.connectedScenes.lazy.compactMap({ $0 as? UIWindowScene }).first else { return "No scene" }
        AppStore.requestReview(in: scene)
        return "Asked"
    }
}
