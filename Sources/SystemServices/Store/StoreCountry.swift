import Foundation

/// A country with an App Store.
package struct StoreCountry: Hashable, Sendable {
    /// The code of the country with three letters, such as "USA".
    package let code: String
    /// The code of the country with two letters.
    package let region: String
    /// The code of the currency.
    package let currency: String
    /// The number of the storefront.
    package let storefrontID: String

    /// Returns the country with a code of three letters; `nil` for an unknown code.
    package init?(_ code: String) {
        guard let line = Self.table.first(where: { $0.hasPrefix(code + " ") }), code.count == 3 else { return nil }
        let fields = line.split(separator: " ").map(String.init)
        (self.code, region, currency, storefrontID) = (fields[0], fields[1], fields[2], fields[3])
    }

    /// The country of new storefronts.
    package static var standard: StoreCountry { StoreCountry("USA") ?? StoreCountry(unknown: "USA") }

    /// A country that the table does not contain.
    package init(unknown code: String) { (self.code, region, currency, storefrontID) = (code, "US", "USD", "143441") }

    /// The locale of prices.
    package func locale(language: String) -> Locale { Locale(identifier: "\(language)_\(region)@currency=\(currency)") }

    /// Codes of countries and currencies (ISO 3166, ISO 4217), and the numbers of Apple's storefronts.
    private static let table = [
        "ARE AE AED 143481", "ARG AR USD 143505", "AUS AU AUD 143460", "AUT AT EUR 143445", "BEL BE EUR 143446", "BRA BR BRL 143503",
        "CAN CA CAD 143455", "CHE CH CHF 143459", "CHL CL CLP 143483", "CHN CN CNY 143465", "COL CO COP 143501", "CZE CZ CZK 143489",
        "DEU DE EUR 143443", "DNK DK DKK 143458", "EGY EG EGP 143516", "ESP ES EUR 143454", "FIN FI EUR 143447", "FRA FR EUR 143442",
        "GBR GB GBP 143444", "GRC GR EUR 143448", "HKG HK HKD 143463", "HUN HU HUF 143482", "IDN ID IDR 143476", "IND IN INR 143467",
        "IRL IE EUR 143449", "ISR IL ILS 143491", "ITA IT EUR 143450", "JPN JP JPY 143462", "KOR KR KRW 143466", "LUX LU EUR 143451",
        "MEX MX MXN 143468", "MYS MY MYR 143473", "NLD NL EUR 143452", "NOR NO NOK 143457", "NZL NZ NZD 143461", "PHL PH PHP 143474",
        "POL PL PLN 143478", "PRT PT EUR 143453", "ROU RO RON 143487", "RUS RU RUB 143469", "SAU SA SAR 143479", "SGP SG SGD 143464",
        "SWE SE SEK 143456", "THA TH THB 143475", "TUR TR TRY 143480", "TWN TW TWD 143470", "USA US USD 143441", "VNM VN VND 143471",
        "ZAF ZA ZAR 143472",
    ]
}
