/// Tells of layout that goes on asking for itself, instead of ending it in silence.
@MainActor enum EndlessLayout {
    /// - Parameter what: what did not end after ``LayoutPass/maximumRounds`` rounds.
    static func report(_ what: String, of items: [any LayoutItem]) {
        let names = items.map { AnchorPoint.name($0) }
        Diagnostics.report(
            "layout.endless",
            "\(what) does not end after \(LayoutPass.maximumRounds) rounds: \(names.joined(separator: ", ")). Change nothing there that asks "
                + "for the same again.",
            numbers: ["rounds": Double(LayoutPass.maximumRounds), "views": Double(names.count)])
    }
}
