import CaretTesting
import StoreKit
import Testing

/// The `.storekit` file of these tests.
enum StoreSamples {
    /// Returns a file with three single products and a group of four subscriptions.
    ///
    /// - Parameter settings: The JSON text of the settings.
    static func file(settings: String = "{}") -> String {
        """
        {
          "identifier": "2F6B",
          "products": [
            {"displayPrice": "0.99", "productID": "sauce", "referenceName": "Sauce", "type": "Consumable", "localizations": [
              {"locale": "de", "displayName": "Soße", "description": "Eine Flasche."},
              {"locale": "en_US", "displayName": "Sauce", "description": "A bottle."}]},
            {"displayPrice": "9.99", "productID": "recipes", "referenceName": "Recipes", "type": "NonConsumable",
             "familyShareable": true, "localizations": []}
          ],
          "nonRenewingSubscriptions": [
            {"displayPrice": "4.99", "productID": "season", "referenceName": "Season", "type": "NonRenewingSubscription"}
          ],
          "settings": \(settings),
          "subscriptionGroups": [{"id": "G1", "name": "Kebab Club", "localizations": [], "subscriptions": [
            {"displayPrice": "19.99", "productID": "gold", "referenceName": "Gold", "groupNumber": 1, "type": "RecurringSubscription",
             "recurringSubscriptionPeriod": "P1M", "introductoryOffer": null, "adHocOffers": [
               {"displayPrice": "5.99", "offerID": "back", "paymentMode": "payUpFront", "numberOfPeriods": 1, "subscriptionPeriod": "P3M"}]},
            {"displayPrice": "4.99", "productID": "silver", "referenceName": "Silver", "groupNumber": 2, "type": "RecurringSubscription",
             "recurringSubscriptionPeriod": "P1M", "introductoryOffer":
               {"displayPrice": "0.00", "paymentMode": "free", "numberOfPeriods": 1, "subscriptionPeriod": "P1W"}},
            {"displayPrice": "49.99", "productID": "silver.year", "referenceName": "Silver, Yearly", "groupNumber": 2,
             "type": "RecurringSubscription", "recurringSubscriptionPeriod": "P1Y"},
            {"displayPrice": "2.99", "productID": "bronze", "referenceName": "Bronze", "groupNumber": 3, "type": "RecurringSubscription",
             "recurringSubscriptionPeriod": "P1M", "introductoryOffer":
               {"displayPrice": "1.00", "paymentMode": "payAsYouGo", "numberOfPeriods": 2}}
          ]}],
          "version": {"major": 4, "minor": 0}
        }
        """
    }

    /// Launches an app with the products.
    @MainActor static func launch(settings: String = "{}", on device: Device = .standard) async throws -> TestApp {
        let app = try await TestApp.launch(showing: { UIViewController() }, on: device)
        app.system.store.load(contents: file(settings: settings))
        return app
    }
}

/// Records a failure of the test.
func fail(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
}
