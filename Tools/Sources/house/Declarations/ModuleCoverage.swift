import Foundation

/// The part of Apple's declarations that exists here, for each module beside UIKit.
///
/// The census names no types of these modules, so that all types and members count that Apple has not deprecated.
struct ModuleCoverage {
    /// The modules with a table of declarations.
    static let modules = [
        "AuthenticationServices", "BackgroundTasks", "Contacts", "ContactsUI", "CoreSpotlight", "LinkPresentation", "LocalAuthentication",
        "MessageUI", "Photos", "PhotosUI", "QuickLook", "SafariServices", "StoreKit", "UserNotifications",
    ]

    /// A module's figures.
    struct Figures {
        let module: String
        var types = (here: 0, all: 0)
        var members = (here: 0, all: 0)
        /// The missing types, and the missing members of other types.
        var missing: [String] = []

        var share: Double { 100 * Double(types.here + members.here) / Double(max(1, types.all + members.all)) }
    }

    /// Types that exist only on a Mac, by the beginning of their names.
    private static let macOnly = [
        "SFExtension", "SFSafariApplication", "SFSafariExtension", "SFSafariPage", "SFSafariTab", "SFSafariToolbarItem",
        "SFSafariWindow", "SFUniversalLink",
    ]
    /// Selectors whose Swift names have other words.
    private static let renamed = [
        "currentNotificationCenter": "current", "defaultReadingList": "default", "defaultSearchableIndex": "default",
        "enumerateContactsWithFetchRequest": "enumerateContacts",
    ]

    let census: String
    let ours: SwiftDeclarations
    let index: SymbolIndex

    /// Returns the figures of the modules that this project has.
    func figures() throws -> [Figures] {
        let present = Self.modules.filter { module in ours.modules.contains(module) }
        return try present.map { module in
            let apple = try AppleDeclarations(folder: census + "/declarations", modules: [module])
            let comparison = DeclarationComparison(apple: apple, ours: ours, census: try CensusUse(folder: census))
            return figures(of: module, apple, comparison)
        }
    }

    private func figures(of module: String, _ apple: AppleDeclarations, _ comparison: DeclarationComparison) -> Figures {
        var figures = Figures(module: module)
        for type in apple.types.values.sorted(by: { $0.type < $1.type }) where isApples(type, in: apple) && !type.isDeprecated {
            let rows = (apple.members[type.type] ?? []).filter { !comparison.isNoise($0) && !$0.isDeprecated }
            figures.types.all += 1
            figures.members.all += rows.count
            guard ours.types[type.type] != nil else {
                guard isNested(type.type) else {
                    figures.missing.append(type.type)
                    continue
                }
                figures.types.here += 1
                figures.members.all -= rows.count
                continue
            }
            figures.types.here += 1
            let lineage = ours.lineage(of: type.type)
            let isHere = rows.map { comparison.match($0, in: lineage) != nil || hasName(of: $0, in: lineage) }
            figures.members.here += isHere.count { $0 }
            figures.missing += zip(rows, isHere).filter { !$1 }.map { "\(type.type).\($0.0.selector)" }
        }
        return figures
    }

    /// Returns whether a type is Apple's own, and not only of the Mac. The binding adds a class for each protocol, and
    /// types for its enums, events and groups of constants.
    private func isApples(_ type: AppleDeclarations.Row, in apple: AppleDeclarations) -> Bool {
        let addsProtocol = type.type.hasPrefix("I") && apple.types[String(type.type.dropFirst())] != nil
        let isGroup = ["Extensions", "EventArgs", "Key", "Keys"].contains { type.type.hasSuffix($0) }
        return !addsProtocol && !isGroup && type.type != "CNContactPicker" && !Self.macOnly.contains(where: type.type.hasPrefix)
    }

    /// Returns whether a type is nested in Swift, such as `SFSafariViewController.Configuration`.
    private func isNested(_ name: String) -> Bool {
        ours.types.keys.contains { outer in name.hasPrefix(outer) && index.hasType("\(outer).\(name.dropFirst(outer.count))") }
    }

    /// Returns whether a type has a member of a row's name. A property may be a method in Swift, and a factory an
    /// initialiser, and labels may have other words.
    private func hasName(of row: AppleDeclarations.Row, in lineage: [SwiftDeclarations.TypeShape]) -> Bool {
        let first = String(row.selector.prefix { $0 != ":" })
        let members = lineage.flatMap(\.members).map(\.name)
        // The first name of a delegate's methods is that of the sender, so that the labels must match, too.
        if row.kind == "protocol" { return members.contains { hasLabels(of: row.selector, $0) } }
        let names = Set(members.map { String($0.prefix { $0 != "(" }) })
        return names.contains(Self.renamed[first] ?? first) || row.isStatic && first.contains("With") && names.contains("init")
    }

    private func hasLabels(of selector: String, _ name: String) -> Bool {
        let labels = selector.split(separator: ":").dropFirst()
        let ours = name.drop { $0 != "(" }.split { "(:)".contains($0) }.dropFirst()
        return name.prefix { $0 != "(" } == selector.prefix { $0 != ":" } && ours.count == labels.count
            && zip(ours, labels).allSatisfy { $1.hasPrefix($0) }
    }

    /// Returns the section of the report.
    func section() throws -> String {
        var lines = [
            "## Modules beside UIKit", "",
            "The census names no types of these modules. The figures count all types and members in the tables of Apple's",
            "declarations that are not deprecated.", "", "| module | types here | of | members here | of | share |",
            "|---|---|---|---|---|---|",
        ]
        let all = try figures()
        for figures in all {
            let share = String(format: "%.1f", figures.share)
            let (types, members) = (figures.types, figures.members)
            lines.append("| \(figures.module) | \(types.here) | \(types.all) | \(members.here) | \(members.all) | \(share) % |")
        }
        lines += ["", "What is missing:", ""]
        for figures in all where !figures.missing.isEmpty {
            lines.append("- **\(figures.module)**: " + figures.missing.map { "`\($0)`" }.joined(separator: ", "))
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
