/// Writes `@IBOutlet` in classes that are generic, local or private in another type.
struct OutletWriter {
    let index: ModuleIndex

    func write(_ file: inout RewrittenFile) {
        for part in file.summary.types {
            let hasTable = !file.summary.hasErrors && index.tableSuffix(part.path) != nil
            for outlet in part.outlets {
                file.count("@IBOutlet")
                file.edits += hasTable ? [outlet.attribute] : outlet.wrapper
            }
            guard !hasTable, !part.outlets.isEmpty else { continue }
            for member in part.members where member.markers.contains(.outlet) && member.hasObservers {
                file.report(
                    member.nameStart, "@IBOutlet", "a nib sets \(member.name) without its observers: its class has no name",
                    instead: "move the class out of the type or function around it, or use the property in awakeFromNib()")
            }
        }
    }
}
