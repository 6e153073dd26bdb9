import Contacts
import Foundation

/// The sections of a list of contacts, by the first letter of the name.
enum ContactSections {
    struct Section {
        let letter: String
        let contacts: [CNContact]
    }

    /// The section of names that begin with no letter.
    private static let other = "#"
    private static let latinLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)

    /// Returns the sections of ordered contacts. The section "#" is the last one.
    static func sections(of contacts: [CNContact]) -> [Section] {
        var order: [String] = []
        var groups: [String: [CNContact]] = [:]
        for contact in contacts {
            let letter = letter(of: contact)
            if groups[letter] == nil { order.append(letter) }
            groups[letter, default: []].append(contact)
        }
        if let index = order.firstIndex(of: other) { order.append(order.remove(at: index)) }
        return order.map { Section(letter: $0, contacts: groups[$0] ?? []) }
    }

    /// Returns one section with the contacts that a search finds, by name, number or email address.
    static func results(_ query: String, in contacts: [CNContact]) -> [Section] {
        let predicate = CNContact.predicateForContacts(matchingName: query)
        let digits = query.filter(\.isNumber)
        let found = contacts.filter { contact in
            if predicate.evaluate(with: contact) { return true }
            if digits.count >= 3, contact.phoneNumbers.contains(where: { $0.value.stringValue.filter(\.isNumber).contains(digits) }) {
                return true
            }
            return contact.emailAddresses.contains { String(describing: $0.value).lowercased().hasPrefix(query.lowercased()) }
        }
        return found.isEmpty ? [] : [Section(letter: "", contacts: found)]
    }

    private static func letter(of contact: CNContact) -> String {
        guard let first = ContactNameText.sortName(of: contact).first else { return other }
        let folded = String(first).folding(options: [.diacriticInsensitive, .widthInsensitive], locale: nil).uppercased()
        return folded.first?.isLetter == true ? String(folded.prefix(1)) : other
    }

    /// Returns the letters of the index: the Latin alphabet, and the letters of sections in other scripts.
    static func indexTitles(_ sections: [Section]) -> [String] {
        let further = sections.map(\.letter).filter { !latinLetters.contains($0) && $0 != other }
        return latinLetters + further + [other]
    }

    /// Returns the section of a letter, or else the one before it.
    static func section(for title: String, in sections: [Section]) -> Int {
        if let index = sections.firstIndex(where: { $0.letter == title }) { return index }
        if title == other { return max(0, sections.count - 1) }
        let next = sections.firstIndex { $0.letter == other || !latinLetters.contains($0.letter) || $0.letter > title }
        return max(0, (next ?? sections.count) - 1)
    }
}
