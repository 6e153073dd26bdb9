/// The kinds of alerts that the harness shows.
enum AlertKind: String, CaseIterable {
    case question, destructive, many, message, long, sheet, several, passing, sheetController

    /// The title of the kind's button.
    var title: String {
        switch self {
        case .question: "Two buttons"
        case .destructive: "A typed answer"
        case .many: "Many buttons"
        case .message: "One button"
        case .long: "Many words"
        case .sheet: "A sheet of actions"
        case .several: "Three at once"
        case .passing: "No buttons: two seconds"
        case .sheetController: "A controller on a sheet"
        }
    }
}
