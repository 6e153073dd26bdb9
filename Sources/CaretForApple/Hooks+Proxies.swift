// The proxy that supplements each delegate of an object. A forwarder, made on first use, is the object's delegate.

extension UIGestureRecognizer {
    var gestureProxy: GestureDelegateProxy {
        Hooks.forwarder(of: self, GestureDelegateForwarder(), { delegate }, { [weak self] in self?.delegate = $0 }).gestureDelegateProxy
    }
}

extension UIViewController {
    var transitioningProxy: TransitioningDelegateProxy {
        Hooks.forwarder(
            of: self, TransitioningDelegateForwarder(), { transitioningDelegate }, { [weak self] in self?.transitioningDelegate = $0 }
        ).transitioningDelegateProxy
    }
}

extension UIPresentationController {
    var presentationProxy: PresentationDelegateProxy {
        Hooks.forwarder(of: self, PresentationDelegateForwarder(), { delegate }, { [weak self] in self?.delegate = $0 })
            .presentationDelegateProxy
    }
}

extension UIApplication {
    var applicationProxy: ApplicationDelegateProxy {
        Hooks.forwarder(of: self, ApplicationDelegateForwarder(), { delegate }, { [weak self] in self?.delegate = $0 })
            .applicationDelegateProxy
    }
}

extension UIScene {
    var sceneProxy: SceneDelegateProxy {
        Hooks.forwarder(of: self, SceneDelegateForwarder(), { delegate }, { [weak self] in self?.delegate = $0 }).sceneDelegateProxy
    }
}

extension UITextField {
    var textFieldProxy: TextFieldDelegateProxy {
        Hooks.forwarder(of: self, TextFieldDelegateForwarder(), { delegate }, { [weak self] in self?.delegate = $0 }).textFieldDelegateProxy
    }

    var textInputProxy: TextInputDelegateProxy {
        Hooks.forwarder(of: self, TextInputDelegateForwarder(), { inputDelegate }, { [weak self] in self?.inputDelegate = $0 })
            .textInputDelegateProxy
    }
}

extension UITextView {
    var textInputProxy: TextInputDelegateProxy {
        Hooks.forwarder(of: self, TextInputDelegateForwarder(), { inputDelegate }, { [weak self] in self?.inputDelegate = $0 })
            .textInputDelegateProxy
    }
}

extension UISearchBar {
    var searchBarProxy: SearchBarDelegateProxy {
        Hooks.forwarder(of: self, SearchBarDelegateForwarder(), { delegate }, { [weak self] in self?.delegate = $0 }).searchBarDelegateProxy
    }
}

extension UINavigationBar {
    var navigationBarProxy: NavigationBarDelegateProxy {
        Hooks.forwarder(of: self, NavigationBarDelegateForwarder(), { delegate }, { [weak self] in self?.delegate = $0 })
            .navigationBarDelegateProxy
    }
}

extension UIToolbar {
    var toolbarProxy: ToolbarDelegateProxy {
        Hooks.forwarder(of: self, ToolbarDelegateForwarder(), { delegate }, { [weak self] in self?.delegate = $0 }).toolbarDelegateProxy
    }
}

extension UITabBarController {
    var tabsProxy: TabBarControllerDelegateProxy {
        Hooks.forwarder(of: self, TabBarControllerDelegateForwarder(), { delegate }, { [weak self] in self?.delegate = $0 })
            .tabBarControllerDelegateProxy
    }
}

extension UITabBar {
    var tabBarProxy: TabBarDelegateProxy {
        Hooks.forwarder(of: self, TabBarDelegateForwarder(), { delegate }, { [weak self] in self?.delegate = $0 }).tabBarDelegateProxy
    }
}

extension UISearchController {
    var searchProxy: SearchControllerDelegateProxy {
        Hooks.forwarder(of: self, SearchControllerDelegateForwarder(), { delegate }, { [weak self] in self?.delegate = $0 })
            .searchControllerDelegateProxy
    }

    var searchUpdatesProxy: SearchResultsUpdatingProxy {
        Hooks.forwarder(
            of: self, SearchResultsUpdatingForwarder(), { searchResultsUpdater }, { [weak self] in self?.searchResultsUpdater = $0 }
        ).searchResultsUpdatingProxy
    }
}

extension UISplitViewController {
    var splitProxy: SplitDelegateProxy {
        Hooks.forwarder(of: self, SplitDelegateForwarder(), { delegate }, { [weak self] in self?.delegate = $0 }).splitDelegateProxy
    }
}

extension UIPageViewController {
    var pageProxy: PageDelegateProxy {
        Hooks.forwarder(of: self, PageDelegateForwarder(), { delegate }, { [weak self] in self?.delegate = $0 }).pageDelegateProxy
    }
}

extension NSUserActivity {
    var activityProxy: UserActivityDelegateProxy {
        Hooks.forwarder(of: self, UserActivityDelegateForwarder(), { delegate }, { [weak self] in self?.delegate = $0 })
            .userActivityDelegateProxy
    }
}

extension UIPickerView {
    var pickerDataProxy: PickerDataSourceProxy {
        Hooks.forwarder(of: self, PickerDataSourceForwarder(for: self), { dataSource }, { [weak self] in self?.dataSource = $0 })
            .pickerDataSourceProxy
    }

    var pickerProxy: PickerDelegateProxy {
        Hooks.forwarder(of: self, PickerDelegateForwarder(for: self), { delegate }, { [weak self] in self?.delegate = $0 })
            .pickerDelegateProxy
    }
}

extension UIColorPickerViewController {
    var colorPickerProxy: ColorPickerDelegateProxy {
        Hooks.forwarder(of: self, ColorPickerDelegateForwarder(), { delegate }, { [weak self] in self?.delegate = $0 })
            .colorPickerDelegateProxy
    }
}

extension UIFontPickerViewController {
    var fontPickerProxy: FontPickerDelegateProxy {
        Hooks.forwarder(of: self, FontPickerDelegateForwarder(), { delegate }, { [weak self] in self?.delegate = $0 })
            .fontPickerDelegateProxy
    }
}

extension UIDocumentPickerViewController {
    var documentPickerProxy: DocumentPickerDelegateProxy {
        Hooks.forwarder(of: self, DocumentPickerDelegateForwarder(), { delegate }, { [weak self] in self?.delegate = $0 })
            .documentPickerDelegateProxy
    }
}

extension UIToolTipInteraction {
    var toolTipProxy: ToolTipDelegateProxy {
        Hooks.forwarder(of: self, ToolTipDelegateForwarder(), { delegate }, { [weak self] in self?.delegate = $0 }).toolTipDelegateProxy
    }
}

extension UITextInteraction {
    var textInteractionProxy: TextInteractionDelegateProxy {
        Hooks.forwarder(of: self, TextInteractionDelegateForwarder(), { delegate }, { [weak self] in self?.delegate = $0 })
            .textInteractionDelegateProxy
    }
}

extension UIDynamicAnimator {
    var animatorProxy: AnimatorDelegateProxy {
        Hooks.forwarder(of: self, AnimatorDelegateForwarder(), { delegate }, { [weak self] in self?.delegate = $0 }).animatorDelegateProxy
    }
}

extension UICollisionBehavior {
    var collisionProxy: CollisionDelegateProxy {
        Hooks.forwarder(of: self, CollisionDelegateForwarder(), { collisionDelegate }, { [weak self] in self?.collisionDelegate = $0 })
            .collisionDelegateProxy
    }
}

extension CALayer {
    var layerProxy: LayerDelegateProxy {
        Hooks.forwarder(of: self, LayerDelegateForwarder(), { delegate }, { [weak self] in self?.delegate = $0 }).layerDelegateProxy
    }
}
