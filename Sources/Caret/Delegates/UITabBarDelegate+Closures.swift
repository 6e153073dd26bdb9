extension ControlEvent where Sender: UITabBar, Payload == UITabBarItem {
    /// Sent when the user selects an item.
    public static var didSelect: Self { Self { $0.tabBarProxy.didSelect } }
}
