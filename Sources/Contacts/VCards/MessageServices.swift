import Foundation
internal import SystemServices

/// Reads and writes social profiles and addresses for messages.
enum MessageServices {
    private static let profileServices = [
        CNSocialProfileServiceFacebook, CNSocialProfileServiceFlickr, CNSocialProfileServiceLinkedIn, CNSocialProfileServiceMySpace,
        CNSocialProfileServiceSinaWeibo, CNSocialProfileServiceTencentWeibo, CNSocialProfileServiceTwitter, CNSocialProfileServiceYelp,
        CNSocialProfileServiceGameCenter,
    ]

    /// The services with the schemes of their addresses, and the properties of other programs.
    private static let messageServices: [(service: String, scheme: String, property: String)] = [
        (CNInstantMessageServiceJabber, "xmpp", "X-JABBER"), (CNInstantMessageServiceAIM, "aim", "X-AIM"),
        (CNInstantMessageServiceMSN, "msnim", "X-MSN"), (CNInstantMessageServiceYahoo, "ymsgr", "X-YAHOO"),
        (CNInstantMessageServiceSkype, "skype", "X-SKYPE"), (CNInstantMessageServiceICQ, "aim", "X-ICQ"),
        (CNInstantMessageServiceQQ, "x-apple", "X-QQ"), (CNInstantMessageServiceGaduGadu, "x-apple", "X-GADUGADU"),
        (CNInstantMessageServiceGoogleTalk, "xmpp", "X-GOOGLE-TALK"), (CNInstantMessageServiceFacebook, "xmpp", "X-FACEBOOK"),
    ]

    /// The names of properties for one service each.
    static let propertyNames = messageServices.map(\.property)

    static func profile(_ property: VCard.Property) -> CNSocialProfile? {
        let types = property.types.subtracting(["PREF", "HOME", "WORK", "OTHER"])
        let type = types.sorted().first
        let known = profileServices.first { $0.uppercased() == type }
        let written = property.parameters.first { $0.name == "TYPE" }?.values.first
        var address = property.text
        var username = property.parameter("X-USER") ?? ""
        if address.hasPrefix("x-apple:") {
            if username.isEmpty { username = String(address.dropFirst(8)).removingPercentEncoding ?? String(address.dropFirst(8)) }
            address = ""
        }
        let profile = CNSocialProfile(
            urlString: address, username: username, userIdentifier: property.parameter("X-USERID"), service: known ?? written)
        return address.isEmpty && username.isEmpty && profile.userIdentifier.isEmpty ? nil : profile
    }

    static func parameters(of profile: CNSocialProfile) -> [VCard.Parameter] {
        let pairs = [("TYPE", profile.service), ("X-USER", profile.username), ("X-USERID", profile.userIdentifier)]
        return pairs.filter { !$0.1.isEmpty }.map { VCard.Parameter($0.0, $0.1) }
    }

    static func address(_ property: VCard.Property) -> CNInstantMessageAddress? {
        let text = property.text
        guard !text.isEmpty else { return nil }
        if let service = messageServices.first(where: { $0.property == property.name })?.service {
            return CNInstantMessageAddress(username: text, service: service)
        }
        let parts = text.split(separator: ":", maxSplits: 1)
        let scheme = parts.count == 2 ? parts[0].lowercased() : ""
        let named = property.parameter("X-SERVICE-TYPE")
        let service = named ?? messageServices.first { $0.scheme == scheme }?.service ?? scheme
        let name = parts.last.map(String.init) ?? text
        return CNInstantMessageAddress(username: name.removingPercentEncoding ?? name, service: service)
    }

    static func text(of address: CNInstantMessageAddress) -> String {
        let scheme = messageServices.first { $0.service == address.service }?.scheme ?? "x-apple"
        let name = address.username.addingPercentEncoding(withAllowedCharacters: .urlUserAllowed) ?? address.username
        return "\(scheme):\(VCard.escaped(name))"
    }
}
