import Foundation
internal import SystemServices

extension CardSection {
    /// The properties with labels.
    static let labelledSections = [
        CardSection(
            keys: [CNContactPhoneNumbersKey], names: ["TEL"],
            read: { source, values in
                values.phoneNumbers = source.values(["TEL"], .phone) { property in
                    let text = property.text.lowercased().hasPrefix("tel:") ? String(property.text.dropFirst(4)) : property.text
                    return text.isEmpty ? nil : CNPhoneNumber(stringValue: text)
                }
            },
            write: { values, target in
                for item in values.phoneNumbers {
                    target.append("TEL", value: VCard.escaped(item.value.stringValue), label: item.label, .phone)
                }
            }),
        strings(CNContactEmailAddressesKey, "EMAIL", .email, \.emailAddresses),
        strings(CNContactUrlAddressesKey, "URL", .general, \.urlAddresses),
        addresses,
        CardSection(
            keys: [CNContactRelationsKey], names: ["X-ABRELATEDNAMES"],
            read: { source, values in
                values.contactRelations = source.values(["X-ABRELATEDNAMES"], .none) { CNContactRelation(name: $0.text) }
            },
            write: { values, target in
                for item in values.contactRelations {
                    target.append("X-ABRELATEDNAMES", value: VCard.escaped(item.value.name), label: item.label, .none)
                }
            }),
        CardSection(
            keys: [CNContactSocialProfilesKey], names: ["X-SOCIALPROFILE"],
            read: { source, values in
                values.socialProfiles = source.values(["X-SOCIALPROFILE"], .none, MessageServices.profile)
            },
            write: { values, target in
                for item in values.socialProfiles {
                    let parameters = MessageServices.parameters(of: item.value)
                    let address = item.value.urlString.isEmpty ? "x-apple:\(item.value.username)" : item.value.urlString
                    target.append(
                        "X-SOCIALPROFILE", value: VCard.escaped(address), label: item.label, .none, parameters: parameters)
                }
            }),
        CardSection(
            keys: [CNContactInstantMessageAddressesKey], names: Set(["IMPP"] + MessageServices.propertyNames),
            read: { source, values in
                let addresses = source.values(["IMPP"] + MessageServices.propertyNames, .general, MessageServices.address)
                // Files for several programs contain the same address in two properties.
                values.instantMessageAddresses = addresses.reduce(into: []) { result, address in
                    if !result.contains(where: { $0.value == address.value }) { result.append(address) }
                }
            },
            write: { values, target in
                for item in values.instantMessageAddresses {
                    target.append(
                        "IMPP", value: MessageServices.text(of: item.value), label: item.label, .general,
                        parameters: [VCard.Parameter("X-SERVICE-TYPE", item.value.service)])
                }
            }),
    ]

    private static func strings(
        _ key: String, _ name: String, _ labels: TypeLabels,
        _ path: WritableKeyPath<ContactValues, [CNLabeledValue<NSString>]> & Sendable
    ) -> CardSection {
        CardSection(
            keys: [key], names: [name],
            read: { source, values in
                values[keyPath: path] = source.values([name], labels) { $0.text.isEmpty ? nil : NSString(string: $0.text) }
            },
            write: { values, target in
                for item in values[keyPath: path] {
                    target.append(name, value: VCard.escaped(String(describing: item.value)), label: item.label, labels)
                }
            })
    }

    private static let addresses = CardSection(
        keys: [CNContactPostalAddressesKey], names: ["ADR"],
        read: { source, values in
            values.postalAddresses = source.values(["ADR"], .general) { property in
                var parts = property.components
                parts += Array(repeating: "", count: max(0, 7 - parts.count))
                let address = CNMutablePostalAddress()
                address.street = parts[...2].filter { !$0.isEmpty }.joined(separator: "\n")
                (address.city, address.state, address.postalCode, address.country) = (parts[3], parts[4], parts[5], parts[6])
                address.isoCountryCode = source.text("X-ABADR", besides: property) ?? ""
                address.subLocality = source.text("X-APPLE-SUBLOCALITY", besides: property) ?? ""
                address.subAdministrativeArea = source.text("X-APPLE-SUBADMINISTRATIVEAREA", besides: property) ?? ""
                return address.parts.isEmpty ? nil : CNPostalAddress(parts: address.parts)
            }
        },
        write: { values, target in
            for item in values.postalAddresses {
                let address = item.value
                let parts = ["", "", address.street, address.city, address.state, address.postalCode, address.country]
                target.append(
                    "ADR", value: parts.map(VCard.escaped).joined(separator: ";"), label: item.label, .general,
                    companions: [
                        ("X-ABADR", address.isoCountryCode), ("X-APPLE-SUBLOCALITY", address.subLocality),
                        ("X-APPLE-SUBADMINISTRATIVEAREA", address.subAdministrativeArea),
                    ])
            }
        })
}
