import Foundation

/// The lines of an envelope, in the form of the address's country or else of the user's country.
struct AddressLines {
    /// The parts with the keys of their properties. A part without a key is the text between others.
    private(set) var parts: [(key: String, text: String)] = []

    /// The forms: in each line, the parts that are separated by a space or by a comma.
    ///
    /// - Source: Universal Postal Union, Addressing Solutions, https://www.upu.int/en/postal-solutions
    private static let forms: [String: String] = [
        "us": "STREET|CITY, STATE ZIP|COUNTRY", "ca": "STREET|CITY STATE ZIP|COUNTRY", "au": "STREET|CITY STATE ZIP|COUNTRY",
        "gb": "STREET|LOCALITY|CITY|STATE|ZIP|COUNTRY", "ie": "STREET|LOCALITY|CITY|STATE|ZIP|COUNTRY",
        "in": "STREET|LOCALITY|CITY ZIP|STATE|COUNTRY", "nz": "STREET|LOCALITY|CITY ZIP|COUNTRY",
        "jp": "〒 ZIP|STATE CITY LOCALITY|STREET|COUNTRY", "cn": "COUNTRY|STATE CITY LOCALITY|STREET|ZIP",
        "it": "STREET|ZIP CITY STATE|COUNTRY", "br": "STREET|LOCALITY|CITY - STATE|ZIP|COUNTRY",
        "ru": "STREET|LOCALITY|CITY|STATE|COUNTRY|ZIP",
    ]
    /// The form of most countries of Europe.
    private static let europeanForm = "STREET|LOCALITY|ZIP CITY|STATE|COUNTRY"

    private static let keys: [String: String] = [
        "STREET": CNPostalAddressStreetKey, "LOCALITY": CNPostalAddressSubLocalityKey, "CITY": CNPostalAddressCityKey,
        "STATE": CNPostalAddressStateKey, "ZIP": CNPostalAddressPostalCodeKey, "COUNTRY": CNPostalAddressCountryKey,
    ]

    init(_ address: CNPostalAddress) {
        let code = address.isoCountryCode.isEmpty ? CNContactsUserDefaults.shared().countryCode : address.isoCountryCode
        for line in (Self.forms[code.lowercased()] ?? Self.europeanForm).split(separator: "|") { append(line, address) }
    }

    /// Adds a line, unless all its parts are empty.
    private mutating func append(_ line: Substring, _ address: CNPostalAddress) {
        var isFirst = true
        var separator = ""
        for word in line.split(separator: " ") {
            let name = word.trimmingCharacters(in: .punctuationCharacters)
            guard let key = Self.keys[name] else {
                separator += "\(word) "
                continue
            }
            if let text = address.parts[key] {
                if isFirst, !parts.isEmpty { parts.append(("", "\n")) }
                if !separator.isEmpty, !isFirst || separator == "〒 " { parts.append(("", separator)) }
                parts.append((key, text))
                isFirst = false
                separator = ""
            }
            if !isFirst { separator = word.hasSuffix(",") && separator.isEmpty ? ", " : separator.isEmpty ? " " : separator }
        }
    }
}
