/// The names of the usual menus.
///
/// - Source: https://developer.apple.com/documentation/uikit/uimenu/identifier-swift.struct
extension UIMenu.Identifier {
    /// The application's own menu.
    public static let application = UIMenu.Identifier("com.apple.menu.application")
    /// Documents and windows.
    public static let file = UIMenu.Identifier("com.apple.menu.file")
    /// What is done to a selection.
    public static let edit = UIMenu.Identifier("com.apple.menu.edit")
    /// What is seen.
    public static let view = UIMenu.Identifier("com.apple.menu.view")
    /// The windows.
    public static let window = UIMenu.Identifier("com.apple.menu.window")
    /// Where people find help.
    public static let help = UIMenu.Identifier("com.apple.menu.help")
    /// What the application is.
    public static let about = UIMenu.Identifier("com.apple.menu.about")
    /// Its settings.
    public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
    /// What others offer.
    public static let services = UIMenu.Identifier("com.apple.menu.services")
    /// Hiding applications.
    public static let hide = UIMenu.Identifier("com.apple.menu.hide")
    /// Leaving.
    public static let quit = UIMenu.Identifier("com.apple.menu.quit")
    /// Opening windows.
    public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
    /// What was opened lately.
    public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
    /// Closing windows.
    public static let close = UIMenu.Identifier("com.apple.menu.close")
    /// Printing.
    public static let print = UIMenu.Identifier("com.apple.menu.print")
    /// Saving, renaming, exporting.
    public static let document = UIMenu.Identifier("com.apple.menu.document")
    /// Taking back and doing again.
    public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
    /// Cut, copy, paste, delete, select, select all.
    public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
    /// Finding in a text.
    public static let find = UIMenu.Identifier("com.apple.menu.find")
    /// Replacing in a text.
    public static let replace = UIMenu.Identifier("com.apple.menu.replace")
    /// Passing on.
    public static let share = UIMenu.Identifier("com.apple.menu.share")
    /// Bold, italic, underlined.
    public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
    /// Spelling.
    public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
    /// Showing what is spelt wrongly.
    public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
    /// How spelling is checked.
    public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
    /// What is typed and comes out as something else.
    public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
    /// Showing the substitutions.
    public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
    /// Which substitutions are made.
    public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
    /// Upper and lower case.
    public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
    /// Reading aloud.
    public static let speech = UIMenu.Identifier("com.apple.menu.speech")
    /// Looking up in a dictionary.
    public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
    /// Learning words.
    public static let learn = UIMenu.Identifier("com.apple.menu.learn")
    /// Filling in what is known.
    public static let autoFill = UIMenu.Identifier("com.apple.menu.auto-fill")
    /// How text looks.
    public static let format = UIMenu.Identifier("com.apple.menu.format")
    /// Fonts.
    public static let font = UIMenu.Identifier("com.apple.menu.font")
    /// Larger and smaller.
    public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
    /// Colours.
    public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
    /// Copying and pasting looks.
    public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
    /// How paragraphs look.
    public static let text = UIMenu.Identifier("com.apple.menu.text")
    /// The direction in which is written.
    public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
    /// Left, middle, right.
    public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
    /// The tool bar.
    public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
    /// The side bar.
    public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
    /// Filling the screen.
    public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
    /// Making windows small and large.
    public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
    /// Bringing all windows to the front.
    public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
    /// The whole.
    public static let root = UIMenu.Identifier("com.apple.menu.root")
}
