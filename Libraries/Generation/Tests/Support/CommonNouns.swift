/// Nouns that an engineer may choose for a feature, of which some are types of Swift or words of the templates.
enum CommonNouns {
    static let all = """
        Account Action Activity Address Agent Album Alert Alias Animal Answer Application Appointment Archive Area
        Article Artist Asset Attachment Author Award Band Banner Battery Bike Bill Bird Blog Book Booking Bookmark Box
        Branch Brand Bridge Budget Bug Building Business Button Calendar Campaign Card Cart Category Certificate
        Change Channel Chapter Chart Chat City Claim Class Client Club Coach Code Collection Color Column Comment
        Commit Company Component Concert Condition Conference Contact Container Content Contest Contract Country
        Coupon Course Credit Currency Customer Dashboard Date Deal Deck Delivery Department Deposit Design Device
        Diagram Dish Doctor Document Dog Domain Donation Door Draft Drawing Dream Drink Driver Email Employee Entry
        Error Event Exam Exercise Expense Factory Family Farm Feature Feed Field File Film Filter Flag Flight Flower
        Folder Food Form Forum Found Fruit Game Garden Gift Goal Grade Group Guest Guide Habit Hobby Holiday Hospital
        Hotel House Idea Image Incident Index Ingredient Insurance Invoice Island Issue Item Job Journal Journey Key
        Label Lake Language Lead League Lesson Letter Library License Line Link List Loan Lock Log Machine Magazine
        Main Map Market Match Meal Medal Medicine Meeting Member Memory Menu Message Milestone Movie Museum Name Note
        Order Photo Policy Query Record Review Run Session Snapshot Stored Tag Text
        """.split { $0.isWhitespace }.map(String.init)
}
