extension ControlEvent where Sender: UITabBar, Payload == UITabBarItem {
    /// A person chose an item.
    public static var didSelect: Self { Self(.tabBar, "tabBar(_:didSelect:)") }
}
