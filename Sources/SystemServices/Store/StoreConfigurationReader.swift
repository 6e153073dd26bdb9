import Foundation

/// Reads a `.storekit` file. A product with an error is reported and left out, and the others remain.
struct StoreConfigurationReader {
    typealias Object = [String: Any]

    var result = StoreConfiguration()

    /// Reads the content of a file.
    static func read(_ data: Data) -> StoreConfiguration {
        var reader = Self()
        do {
            let value = try JSONSerialization.jsonObject(with: data)
            if let root = value as? Object { reader.read(root) } else { reader.report("", "The file is no JSON object.") }
        } catch {
            let details = (error as NSError).userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
            reader.report("", "The file is no JSON: \(details)")
        }
        return reader.result
    }

    private mutating func read(_ root: Object) {
        // The settings have the language of the names.
        readSettings(root["settings"])
        for (place, product) in objects(root["products"], "products") {
            readProduct(product, place, kinds: [.consumable, .nonConsumable])
        }
        for (place, product) in objects(root["nonRenewingSubscriptions"], "nonRenewingSubscriptions") {
            readProduct(product, place, kinds: [.nonRenewable])
        }
        for (place, group) in objects(root["subscriptionGroups"], "subscriptionGroups") { readGroup(group, place) }
    }

    mutating func report(_ place: String, _ reason: String) {
        result.problems.append(StoreConfiguration.Problem(place: place, reason: reason))
    }

    // MARK: - Products

    private mutating func readProduct(_ object: Object, _ place: String, kinds: [StoreProduct.Kind]) {
        guard let id = identifier(of: object, place), let price = price(of: object, "displayPrice", place) else { return }
        let kind: StoreProduct.Kind
        if let name = object["type"] {
            guard let known = (name as? String).flatMap(StoreProduct.Kind.init), kinds.contains(known) else {
                let names = kinds.map { "“\($0.rawValue)”" }.joined(separator: " or ")
                return report(place + ".type", "The type “\(name)” is not \(names).")
            }
            kind = known
        } else {
            guard kinds.count == 1 else { return report(place + ".type", "The type of the product is missing.") }
            kind = kinds[0]
        }
        add(object, place, id, kind, price, subscription: nil)
    }

    private mutating func add(
        _ object: Object, _ place: String, _ id: String, _ kind: StoreProduct.Kind, _ price: Decimal,
        subscription: StoreProduct.Subscription?
    ) {
        guard result[id] == nil else { return report(place + ".productID", "Another product has the identifier “\(id)”, too.") }
        let texts = localization(object["localizations"])
        result.products.append(
            StoreProduct(
                id: id, kind: kind, name: texts?["displayName"] as? String ?? object["referenceName"] as? String ?? id,
                text: texts?["description"] as? String ?? "", price: price,
                isFamilyShareable: object["familyShareable"] as? Bool ?? false, subscription: subscription))
    }

    private mutating func readGroup(_ group: Object, _ place: String) {
        guard let groupID = group["id"] as? String, !groupID.isEmpty else {
            return report(place + ".id", "The identifier of the group is missing.")
        }
        let name = localization(group["localizations"])?["displayName"] as? String ?? group["name"] as? String ?? groupID
        for (place, object) in objects(group["subscriptions"], place + ".subscriptions") {
            guard let id = identifier(of: object, place), let price = price(of: object, "displayPrice", place),
                let period = period(of: object, "recurringSubscriptionPeriod", place)
            else { continue }
            if let kind = object["type"], kind as? String != StoreProduct.Kind.autoRenewable.rawValue {
                report(place + ".type", "The type “\(kind)” is not “\(StoreProduct.Kind.autoRenewable.rawValue)”.")
                continue
            }
            let subscription = StoreProduct.Subscription(
                groupID: groupID, groupName: name, level: object["groupNumber"] as? Int ?? 1, period: period,
                introductoryOffer: introductoryOffer(of: object, period, place),
                promotionalOffers: promotionalOffers(of: object, period, place))
            add(object, place, id, .autoRenewable, price, subscription: subscription)
        }
    }

    // MARK: - Offers

    private mutating func introductoryOffer(of object: Object, _ period: StorePeriod, _ place: String) -> StoreOffer? {
        // Newer files have a list, one offer for each group of countries.
        if let value = object["introductoryOffer"], !(value is NSNull) {
            guard let object = value as? Object else {
                report(place + ".introductoryOffer", "The offer is no JSON object.")
                return nil
            }
            return offer(object, .introductory, period, place + ".introductoryOffer")
        }
        guard let (place, object) = objects(object["introductoryOffers"], place + ".introductoryOffers").first else { return nil }
        return offer(object, .introductory, period, place)
    }

    private mutating func promotionalOffers(of object: Object, _ period: StorePeriod, _ place: String) -> [StoreOffer] {
        var offers: [StoreOffer] = []
        for (place, object) in objects(object["adHocOffers"], place + ".adHocOffers") {
            if let offer = offer(object, .promotional, period, place) { offers.append(offer) }
        }
        return offers
    }

    private mutating func offer(_ object: Object, _ kind: StoreOffer.Kind, _ regular: StorePeriod, _ place: String) -> StoreOffer? {
        guard let mode = (object["paymentMode"] as? String).flatMap(StoreOffer.Mode.init) else {
            report(place + ".paymentMode", "The mode of payment is not “free”, “payAsYouGo” or “payUpFront”.")
            return nil
        }
        let id = object["offerID"] as? String
        if kind == .promotional, id?.isEmpty ?? true {
            report(place + ".offerID", "The identifier of the offer is missing.")
            return nil
        }
        guard let price = mode == .freeTrial ? 0 : price(of: object, "displayPrice", place) else { return nil }
        // An offer that is paid in each period has the period of the subscription.
        let hasPeriod = object["subscriptionPeriod"] is String || mode != .payAsYouGo
        guard let period = hasPeriod ? period(of: object, "subscriptionPeriod", place) : regular else { return nil }
        let count = object["numberOfPeriods"] as? Int ?? 1
        guard (1...100).contains(count) else {
            report(place + ".numberOfPeriods", "The number of periods \(count) is not between 1 and 100.")
            return nil
        }
        return StoreOffer(kind: kind, id: kind == .promotional ? id : nil, mode: mode, price: price, period: period, periodCount: count)
    }
}

extension StoreConfigurationReader {
    // MARK: - Values

    /// Returns the objects of a list with their places. A missing list is empty.
    mutating func objects(_ value: Any?, _ place: String) -> [(place: String, object: Object)] {
        guard let value, !(value is NSNull) else { return [] }
        guard let list = value as? [Any] else {
            report(place, "The value is no list.")
            return []
        }
        var result: [(String, Object)] = []
        for (index, element) in list.enumerated() {
            if let object = element as? Object {
                result.append(("\(place)[\(index)]", object))
            } else {
                report("\(place)[\(index)]", "The element is no JSON object.")
            }
        }
        return result
    }

    fileprivate mutating func identifier(of object: Object, _ place: String) -> String? {
        if let id = object["productID"] as? String, !id.isEmpty { return id }
        report(place + ".productID", "The identifier of the product is missing.")
        return nil
    }

    fileprivate mutating func price(of object: Object, _ key: String, _ place: String) -> Decimal? {
        let text = object[key] as? String ?? (object[key] as? NSNumber)?.description
        guard let text else {
            report("\(place).\(key)", "The price is missing.")
            return nil
        }
        // Decimal accepts a number that is followed by other characters.
        let isNumber = text.wholeMatch(of: /[0-9]{1,12}(\.[0-9]{1,6})?/) != nil
        guard isNumber, let price = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) else {
            report("\(place).\(key)", "The price “\(text)” is no number such as “4.99”.")
            return nil
        }
        return price
    }

    fileprivate mutating func period(of object: Object, _ key: String, _ place: String) -> StorePeriod? {
        if let period = (object[key] as? String).flatMap({ StorePeriod($0) }) { return period }
        report("\(place).\(key)", "The period “\(object[key] ?? "")” is no duration in ISO 8601, such as “P1M”.")
        return nil
    }

    /// Returns the texts in the language of the settings: of the same locale, or of the same language, or the first.
    fileprivate func localization(_ value: Any?) -> Object? {
        let texts = (value as? [Any] ?? []).compactMap { $0 as? Object }
        let locale = result.settings.locale
        let language = result.settings.language
        return texts.first { $0["locale"] as? String == locale }
            ?? texts.first { ($0["locale"] as? String)?.split(separator: "_").first.map(String.init) == language } ?? texts.first
    }
}
