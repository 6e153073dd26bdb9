import Foundation

extension StoreConfigurationReader {
    /// Reads the settings. A missing setting has its default.
    mutating func readSettings(_ value: Any?) {
        guard let value, !(value is NSNull) else { return }
        guard let object = value as? Object else { return report("settings", "The settings are no JSON object.") }
        var settings = StoreConfiguration.Settings()
        if let locale = object["_locale"] as? String, !locale.isEmpty {
            settings.locale = locale.replacingOccurrences(of: "-", with: "_")
            settings.language = settings.locale.split(separator: "_").first.map(String.init) ?? "en"
        }
        if let code = object["_storefront"] as? String {
            if let country = StoreCountry(code) {
                settings.country = country
            } else {
                report("settings._storefront", "The country “\(code)” is not known. The storefront is “USA”.")
            }
        }
        if let rate = object["_timeRate"] {
            if let known = (rate as? Int).flatMap(StoreTimeRate.init) {
                settings.timeRate = known
            } else {
                report("settings._timeRate", "The rate “\(rate)” is not known. Subscriptions renew in real time.")
            }
        }
        func isOn(_ key: String) -> Bool { object[key] as? Bool ?? false }
        settings.failsPurchases = isOn("_failTransactionsEnabled")
        settings.asksToBuy = isOn("_askToBuyEnabled")
        settings.disablesDialogs = isOn("_disableDialogs")
        settings.failsRenewals = isOn("_renewalBillingIssuesEnabled")
        settings.hasGracePeriod = isOn("_billingGracePeriodEnabled")
        for (_, failure) in objects(object["_storeKitErrors"], "settings._storeKitErrors") where failure["enabled"] as? Bool == true {
            switch failure["name"] as? String {
            case "Load Products": settings.failsProducts = true
            case "Purchase": settings.failsPurchases = true
            case "App Store Sync": settings.failsSync = true
            default: break
            }
        }
        result.settings = settings
    }
}
