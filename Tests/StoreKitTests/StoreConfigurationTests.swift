import Foundation
import Testing

@testable import SystemServices

/// Reading `.storekit` files.
struct StoreConfigurationTests {
    private func read(_ text: String) -> StoreConfiguration { StoreConfigurationReader.read(Data(text.utf8)) }

    private func problems(_ text: String) -> [String] { read(text).problems.map { $0.text(in: "F") } }

    @Test func productsOfAllKindsAreRead() throws {
        let configuration = read(StoreSamples.file())
        #expect(configuration.problems.isEmpty)
        #expect(configuration.products.map(\.id) == ["sauce", "recipes", "season", "gold", "silver", "silver.year", "bronze"])
        #expect(
            configuration.products.map(\.kind)
                == [.consumable, .nonConsumable, .nonRenewable, .autoRenewable, .autoRenewable, .autoRenewable, .autoRenewable])
        let recipes = try #require(configuration["recipes"])
        #expect(recipes.name == "Recipes" && recipes.price == Decimal(string: "9.99") && recipes.isFamilyShareable)
        let gold = try #require(configuration["gold"]?.subscription)
        #expect(gold.groupID == "G1" && gold.groupName == "Kebab Club" && gold.level == 1 && gold.period == StorePeriod(1, .month))
        #expect(gold.introductoryOffer == nil && gold.promotionalOffers.map(\.id) == ["back"])
        #expect(gold.promotionalOffers.first?.period == StorePeriod(3, .month) && gold.promotionalOffers.first?.mode == .payUpFront)
        let silver = try #require(configuration["silver"]?.subscription?.introductoryOffer)
        #expect(silver.mode == .freeTrial && silver.price == 0 && silver.period == StorePeriod(1, .week) && silver.id == nil)
        // An offer that is paid in each period has the period of the subscription.
        let bronze = try #require(configuration["bronze"]?.subscription?.introductoryOffer)
        #expect(bronze.mode == .payAsYouGo && bronze.period == StorePeriod(1, .month) && bronze.periodCount == 2)
    }

    @Test(arguments: [
        ("en_US", "Sauce"), ("de_DE", "Soße"), ("de", "Soße"), ("en_GB", "Sauce"), ("fr_FR", "Soße"), ("en-US", "Sauce"),
    ])
    func namesHaveTheLanguageOfTheSettings(locale: String, name: String) {
        let configuration = read(StoreSamples.file(settings: "{\"_locale\": \"\(locale)\"}"))
        #expect(configuration["sauce"]?.name == name)
    }

    @Test func settingsAreRead() {
        let settings = read(
            StoreSamples.file(
                settings: """
                    {"_storefront": "DEU", "_timeRate": 15, "_failTransactionsEnabled": true, "_askToBuyEnabled": true,
                     "_disableDialogs": true, "_renewalBillingIssuesEnabled": true, "_billingGracePeriodEnabled": true,
                     "_storeKitErrors": [{"name": "Load Products", "enabled": true, "current": null},
                                         {"name": "App Store Sync", "enabled": false}, {"name": "Verification", "enabled": true}]}
                    """)
        ).settings
        #expect(
            settings.country.code == "DEU" && settings.country.currency == "EUR" && settings.timeRate == .monthlyRenewalEveryThirtySeconds)
        #expect(settings.failsPurchases && settings.asksToBuy && settings.disablesDialogs)
        #expect(settings.failsRenewals && settings.hasGracePeriod && settings.failsProducts && !settings.failsSync)
        let other = read(
            StoreSamples.file(
                settings: """
                    {"_storeKitErrors": [{"name": "Purchase", "enabled": true}, {"name": "App Store Sync", "enabled": true}]}
                    """)
        ).settings
        #expect(other.failsPurchases && other.failsSync && !other.failsProducts)
        #expect(read(StoreSamples.file()).settings == StoreConfiguration.Settings())
    }

    @Test func aProductWithAnErrorIsReportedAndTheOthersRemain() {
        let file = """
            {"products": [
              {"productID": "a", "displayPrice": "1.99", "type": "Consumable"},
              {"displayPrice": "1.99", "type": "Consumable"},
              {"productID": "c", "displayPrice": "1.99 EUR", "type": "Consumable"},
              {"productID": "d", "type": "Consumable"},
              {"productID": "e", "displayPrice": "1", "type": "Gift"},
              {"productID": "f", "displayPrice": "1"},
              {"productID": "a", "displayPrice": "2", "type": "NonConsumable"},
              7,
              {"productID": "g", "displayPrice": 3, "type": "NonConsumable"}
            ]}
            """
        #expect(read(file).products.map(\.id) == ["a", "g"])
        #expect(
            problems(file) == [
                "F: products[7]: The element is no JSON object.",
                "F: products[1].productID: The identifier of the product is missing.",
                "F: products[2].displayPrice: The price “1.99 EUR” is no number such as “4.99”.",
                "F: products[3].displayPrice: The price is missing.",
                "F: products[4].type: The type “Gift” is not “Consumable” or “NonConsumable”.",
                "F: products[5].type: The type of the product is missing.",
                "F: products[6].productID: Another product has the identifier “a”, too.",
            ])
    }

    @Test func aSubscriptionWithAnErrorIsReportedWithItsPlace() {
        let file = """
            {"subscriptionGroups": [{"name": "No identifier"}, {"id": "G", "subscriptions": [
              {"productID": "a", "displayPrice": "1", "recurringSubscriptionPeriod": "1 month"},
              {"productID": "b", "displayPrice": "1", "recurringSubscriptionPeriod": "P1M", "type": "Consumable"},
              {"productID": "c", "displayPrice": "1", "recurringSubscriptionPeriod": "P1M", "introductoryOffer": {"paymentMode": "gift"},
               "adHocOffers": [{"paymentMode": "free", "subscriptionPeriod": "P1W"},
                 {"offerID": "x", "paymentMode": "free"}, {"offerID": "y", "paymentMode": "payUpFront", "subscriptionPeriod": "P1W"},
                 {"offerID": "z", "paymentMode": "free", "subscriptionPeriod": "P1W", "numberOfPeriods": 0}]}
            ]}], "settings": {"_storefront": "XYZ", "_timeRate": 99}, "nonRenewingSubscriptions": {}}
            """
        #expect(read(file).products.map(\.id) == ["c"])
        #expect(read(file)["c"]?.subscription?.introductoryOffer == nil && read(file)["c"]?.subscription?.promotionalOffers == [])
        let place = "F: subscriptionGroups[1].subscriptions"
        #expect(
            problems(file) == [
                "F: settings._storefront: The country “XYZ” is not known. The storefront is “USA”.",
                "F: settings._timeRate: The rate “99” is not known. Subscriptions renew in real time.",
                "F: nonRenewingSubscriptions: The value is no list.",
                "F: subscriptionGroups[0].id: The identifier of the group is missing.",
                "\(place)[0].recurringSubscriptionPeriod: The period “1 month” is no duration in ISO 8601, such as “P1M”.",
                "\(place)[1].type: The type “Consumable” is not “RecurringSubscription”.",
                "\(place)[2].introductoryOffer.paymentMode: The mode of payment is not “free”, “payAsYouGo” or “payUpFront”.",
                "\(place)[2].adHocOffers[0].offerID: The identifier of the offer is missing.",
                "\(place)[2].adHocOffers[1].subscriptionPeriod: The period “” is no duration in ISO 8601, such as “P1M”.",
                "\(place)[2].adHocOffers[2].displayPrice: The price is missing.",
                "\(place)[2].adHocOffers[3].numberOfPeriods: The number of periods 0 is not between 1 and 100.",
            ])
    }

    @Test(arguments: ["", "{", "[1, 2]", "\u{FFFD}", "{\"products\": [}"]) func aFileThatIsNoObjectIsReported(text: String) throws {
        #expect(read(text).products.isEmpty)
        let problem = try #require(problems(text).first)
        #expect(problem.hasPrefix("F: The file is no JSON") && problems(text).count == 1)
    }

    @Test(arguments: [
        ("P1M", 1, StorePeriod.Unit.month), ("P3D", 3, .day), ("P2W", 2, .week), ("P1Y", 1, .year), ("P3650D", 3650, .day),
    ])
    func durationsAreRead(text: String, count: Int, unit: StorePeriod.Unit) throws {
        let period = try #require(StorePeriod(text))
        #expect(period == StorePeriod(count, unit) && period.text == text)
    }

    @Test(arguments: ["", "P", "1M", "P0M", "P-1M", "PM", "P1H", "P1M2D", "P9999999999999999999M", "P3651D"])
    func otherTextsAreNoDurations(text: String) { #expect(StorePeriod(text) == nil) }

    @Test func countriesHaveCurrencies() throws {
        let country = try #require(StoreCountry("CHE"))
        #expect(country.region == "CH" && country.currency == "CHF" && country.locale(language: "de").currency?.identifier == "CHF")
        for code in ["", "US", "USA ", "xyz"] { #expect(StoreCountry(code) == nil) }
    }
}
