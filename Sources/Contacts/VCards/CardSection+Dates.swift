import Foundation
internal import SystemServices

extension CardSection {
    /// The birthdays and other dates.
    static let dateSections = [
        CardSection(
            keys: [CNContactBirthdayKey], names: ["BDAY"],
            read: { $1.birthday = $0.card.first("BDAY").flatMap { CardDate.components($0, .gregorian) } },
            write: { values, target in
                guard let birthday = values.birthday, let text = CardDate.text(birthday) else { return }
                target.append("BDAY", value: text.value, label: nil, .none, parameters: text.parameters)
            }),
        CardSection(
            keys: [CNContactNonGregorianBirthdayKey], names: ["X-ALTBDAY"],
            read: { source, values in
                guard let property = source.card.first("X-ALTBDAY") else { return }
                let calendar = CardDate.calendars.first { $0.name == property.parameter("CALSCALE")?.lowercased() }
                values.nonGregorianBirthday = CardDate.components(property, calendar?.identifier ?? .chinese)
            },
            write: { values, target in
                guard let birthday = values.nonGregorianBirthday, let text = CardDate.text(birthday) else { return }
                let calendar = CardDate.calendars.first { $0.identifier == birthday.calendar?.identifier }?.name ?? "chinese"
                target.append(
                    "X-ALTBDAY", value: text.value, label: nil, .none,
                    parameters: [VCard.Parameter("CALSCALE", calendar)] + text.parameters)
            }),
        CardSection(
            keys: [CNContactDatesKey], names: ["X-ABDATE", "ANNIVERSARY"],
            read: { source, values in
                let dates = source.values(["X-ABDATE", "ANNIVERSARY"], .none) { CardDate.object($0) }
                let anniversary = source.card.first("ANNIVERSARY").flatMap(CardDate.object)
                values.dates = dates.map { $0.label == nil && $0.value == anniversary ? $0.settingLabel(CNLabelDateAnniversary) : $0 }
            },
            write: { values, target in
                for item in values.dates {
                    guard let text = CardDate.text(CardDate.components(item.value)) else { continue }
                    target.append("X-ABDATE", value: text.value, label: item.label, .none, parameters: text.parameters)
                }
            }),
    ]
}
