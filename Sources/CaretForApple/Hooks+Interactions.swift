// Proxies of delegates that are also those of a subclass, and of interactions.

extension UINavigationController {
    /// The forwarder that is the delegate of this controller, of its own class.
    private var navigationForwarder: NavigationDelegateForwarder {
        if let picker = self as? UIImagePickerController { return picker.imagePickerForwarder }
        return Hooks.forwarder(of: self, NavigationDelegateForwarder(), { delegate }, { [weak self] in self?.delegate = $0 })
    }

    var navigationProxy: NavigationDelegateProxy { navigationForwarder.navigationDelegateProxy }
}

extension UIImagePickerController {
    var imagePickerForwarder: ImagePickerDelegateForwarder {
        Hooks.forwarder(of: self, ImagePickerDelegateForwarder(), { delegate }, { [weak self] in self?.delegate = $0 })
    }
    var imagePickerProxy: ImagePickerDelegateProxy { imagePickerForwarder.imagePickerDelegateProxy }
}

extension UIPageControlProgress {
    /// The forwarder that is the delegate of this progress, of its own class.
    private var progressForwarder: PageProgressDelegateForwarder {
        if let timer = self as? UIPageControlTimerProgress { return timer.timerForwarder }
        return Hooks.forwarder(of: self, PageProgressDelegateForwarder(), { delegate }, { [weak self] in self?.delegate = $0 })
    }

    var pageProgressProxy: PageProgressDelegateProxy { progressForwarder.pageProgressDelegateProxy }
}

extension UIPageControlTimerProgress {
    fileprivate var timerForwarder: PageTimerDelegateForwarder {
        Hooks.forwarder(of: self, PageTimerDelegateForwarder(), { delegate }, { [weak self] in self?.delegate = $0 })
    }
    var pageTimerProxy: PageTimerDelegateProxy { timerForwarder.pageTimerDelegateProxy }
}

// The delegates of these interactions are set only by their initializers.

extension UIContextMenuInteraction {
    var contextMenuProxy: ContextMenuDelegateProxy {
        Hooks.forwarder(of: self, ContextMenuDelegateForwarder(), { delegate }, nil).contextMenuDelegateProxy
    }
}

extension UIDragInteraction {
    var dragProxy: DragDelegateProxy { Hooks.forwarder(of: self, DragDelegateForwarder(), { delegate }, nil).dragDelegateProxy }
}

extension UIDropInteraction {
    var dropProxy: DropDelegateProxy { Hooks.forwarder(of: self, DropDelegateForwarder(), { delegate }, nil).dropDelegateProxy }
}

extension UIEditMenuInteraction {
    var editMenuProxy: EditMenuDelegateProxy {
        Hooks.forwarder(of: self, EditMenuDelegateForwarder(), { delegate }, nil).editMenuDelegateProxy
    }
}

extension UIFindInteraction {
    var findProxy: FindDelegateProxy { Hooks.forwarder(of: self, FindDelegateForwarder(), { delegate }, nil).findDelegateProxy }
}

extension UILargeContentViewerInteraction {
    var largeContentProxy: LargeContentDelegateProxy {
        Hooks.forwarder(of: self, LargeContentDelegateForwarder(), { delegate }, nil).largeContentDelegateProxy
    }
}

extension UIPointerInteraction {
    var pointerProxy: PointerDelegateProxy { Hooks.forwarder(of: self, PointerDelegateForwarder(), { delegate }, nil).pointerDelegateProxy }
}

extension Hooks {
    /// Returns a forwarder for the initializer of an interaction.
    static func initialDelegate(of interaction: UIContextMenuInteraction.Type) -> ContextMenuDelegateForwarder {
        ContextMenuDelegateForwarder()
    }

    /// Returns a forwarder for the initializer of an interaction.
    static func initialDelegate(of interaction: UIDragInteraction.Type) -> DragDelegateForwarder { DragDelegateForwarder() }

    /// Returns a forwarder for the initializer of an interaction.
    static func initialDelegate(of interaction: UIDropInteraction.Type) -> DropDelegateForwarder { DropDelegateForwarder() }

    /// Returns a forwarder for the initializer of an interaction.
    static func initialDelegate(of interaction: UIEditMenuInteraction.Type) -> EditMenuDelegateForwarder { EditMenuDelegateForwarder() }

    /// Returns a forwarder for the initializer of an interaction.
    static func initialDelegate(of interaction: UIFindInteraction.Type) -> FindDelegateForwarder { FindDelegateForwarder() }

    /// Returns a forwarder for the initializer of an interaction.
    static func initialDelegate(of interaction: UILargeContentViewerInteraction.Type) -> LargeContentDelegateForwarder {
        LargeContentDelegateForwarder()
    }

    /// Returns a forwarder for the initializer of an interaction.
    static func initialDelegate(of interaction: UIPointerInteraction.Type) -> PointerDelegateForwarder { PointerDelegateForwarder() }
}
