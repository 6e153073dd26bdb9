/// The identifiers of the standard menus.
///
/// - Source: https://developer.apple.com/documentation/uikit/uimenu/identifier-swift.struct
extension UIMenu.Identifier {
    /// The application menu.
    public static let application = UIMenu.Identifier("com.apple.menu.application")
    /// The File menu.
    public static let file = UIMenu.Identifier("com.apple.menu.file")
    /// The Edit menu.
    public static let edit = UIMenu.Identifier("com.apple.menu.edit")
    /// The View menu.
    public static let view = UIMenu.Identifier("com.apple.menu.view")
    /// The Window menu.
    public static let window = UIMenu.Identifier("com.apple.menu.window")
    /// The Help menu.
    public static let help = UIMenu.Identifier("com.apple.menu.help")
    /// Information about the application.
    public static let about = UIMenu.Identifier("com.apple.menu.about")
    /// The settings of the application.
    public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
    /// The services of other applications.
    public static let services = UIMenu.Identifier("com.apple.menu.services")
    /// The commands that hide applications.
    public static let hide = UIMenu.Identifier("com.apple.menu.hide")
    /// The Quit command.
    public static let quit = UIMenu.Identifier("com.apple.menu.quit")
    /// The commands that open windows.
    public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
    /// The recently opened documents.
    public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
    /// The commands that close windows.
    public static let close = UIMenu.Identifier("com.apple.menu.close")
    /// The print commands.
    public static let print = UIMenu.Identifier("com.apple.menu.print")
    /// The document commands, such as saving, renaming and exporting.
    public static let document = UIMenu.Identifier("com.apple.menu.document")
    /// Undo and Redo.
    public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
    /// Cut, Copy, Paste, Delete, Select and Select All.
    public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
    /// The find commands.
    public static let find = UIMenu.Identifier("com.apple.menu.find")
    /// The replace commands.
    public static let replace = UIMenu.Identifier("com.apple.menu.replace")
    /// The share commands.
    public static let share = UIMenu.Identifier("com.apple.menu.share")
    /// Bold, italic and underline.
    public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
    /// The Spelling menu.
    public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
    /// The command that shows spelling mistakes.
    public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
    /// The options of the spelling check.
    public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
    /// The Substitutions menu.
    public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
    /// The command that shows the substitutions.
    public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
    /// The options of the substitutions.
    public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
    /// Upper case and lower case.
    public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
    /// The speech commands.
    public static let speech = UIMenu.Identifier("com.apple.menu.speech")
    /// The dictionary lookup.
    public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
    /// The command that learns words.
    public static let learn = UIMenu.Identifier("com.apple.menu.learn")
    /// The AutoFill commands.
    public static let autoFill = UIMenu.Identifier("com.apple.menu.auto-fill")
    /// The Format menu.
    public static let format = UIMenu.Identifier("com.apple.menu.format")
    /// The Font menu.
    public static let font = UIMenu.Identifier("com.apple.menu.font")
    /// The font size commands.
    public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
    /// The text colour commands.
    public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
    /// The commands that copy and paste styles.
    public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
    /// The Text menu with paragraph styles.
    public static let text = UIMenu.Identifier("com.apple.menu.text")
    /// The writing direction.
    public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
    /// The text alignment.
    public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
    /// The toolbar commands.
    public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
    /// The sidebar commands.
    public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
    /// The full screen command.
    public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
    /// The commands that minimise and zoom windows.
    public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
    /// The command that brings all windows to the front.
    public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
    /// The root of the menu tree.
    public static let root = UIMenu.Identifier("com.apple.menu.root")
}
