import Foundation

/// The values of a registration, and the rules for them.
struct Registration: Equatable {
    /// The fields that can have an error message.
    enum Field: String, CaseIterable {
        case firstName, lastName, email, phone, website, born, password, again, biography, terms
    }

    enum Plan: Int, CaseIterable {
        case free, personal, team

        var title: String {
            switch self {
            case .free: "Free"
            case .personal: "Personal"
            case .team: "Team"
            }
        }
    }

    var firstName = ""
    var lastName = ""
    var email = ""
    var phone = ""
    var website = ""
    var born = ""
    var password = ""
    var again = ""
    var biography = ""
    var plan = Plan.free
    var seats = 1
    var hoursADay = 2
    /// The first day of the registration.
    var begins = Date.distantPast
    var wantsNews = false
    var acceptsTerms = false

    /// Returns the error message of a field; `nil` for a valid field.
    func complaint(about field: Field) -> String? {
        switch field {
        case .firstName: firstName.isBlank ? "Please give your first name." : nil
        case .lastName: lastName.isBlank ? "Please give your last name." : nil
        case .email: email.isAddress ? nil : "An address looks like name@example.org."
        case .phone: phone.isEmpty || phone.count(where: \.isNumber) >= 5 ? nil : "A number has five digits or more."
        case .website: website.isEmpty || website.contains(".") ? nil : "A website looks like example.org."
        case .born: born.isEmpty || Int(born).map { (1900...2026).contains($0) } == true ? nil : "A year from 1900 to 2026, please."
        case .password: password.count >= 8 ? nil : "Eight characters or more, please."
        case .again: again == password ? nil : "This is not the same password."
        case .biography: biography.count <= 200 ? nil : "That is \(biography.count - 200) characters too many."
        case .terms: acceptsTerms ? nil : "Without this we cannot go on."
        }
    }

    /// The invalid fields with their error messages, in the order of the form.
    var complaints: [(field: Field, text: String)] {
        Field.allCases.compactMap { field in complaint(about: field).map { (field, $0) } }
    }
}

extension String {
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }

    /// Whether the text has characters before the at sign, and a dot in the part after it.
    fileprivate var isAddress: Bool {
        let parts = split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !contains(where: \.isWhitespace) else { return false }
        let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        return labels.count >= 2 && labels.allSatisfy { !$0.isEmpty }
    }
}
